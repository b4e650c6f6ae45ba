import type { Equipment } from '@wod/domain';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { EquipmentComboboxProps } from './equipment-combobox';
import { FilterSelect, type FilterOption } from './filter-select';

export interface EquipmentFieldProps {
  value: Equipment | undefined;
  options: FilterOption<Equipment>[];
  onChange: (value: Equipment | undefined) => void;
}

/**
 * The equipment filter: a select in the first HTML, which a searchable dropdown of the same size replaces as soon as its
 * code is there. A select that is in use is left alone until it is not, and stays when the code can't be loaded.
 */
export function EquipmentField(props: EquipmentFieldProps) {
  const [Combobox, setCombobox] = useState<ComponentType<EquipmentComboboxProps>>();
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    let gone = false;
    const load = async () => {
      const { EquipmentCombobox } = await import(/* webpackChunkName: "equipment-combobox" */ './equipment-combobox');
      if (gone) return;
      const show = () => setCombobox(() => EquipmentCombobox);
      if (document.activeElement === select.current) select.current?.addEventListener('blur', show, { once: true });
      else show();
    };
    load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);

  const texts = { label: 'Equipment', all: 'All equipment' };
  return Combobox ? <Combobox {...texts} {...props} /> : <FilterSelect ref={select} name="equipment" {...texts} {...props} />;
}
