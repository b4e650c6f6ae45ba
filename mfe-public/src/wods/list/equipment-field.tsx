import type { Equipment } from '@wod/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { EquipmentSearch } from './equipment-search';
import { FilterSelect, type FilterOption } from './filter-select';

export interface EquipmentFieldProps {
  value: Equipment | undefined;
  options: FilterOption<Equipment>[];
  onChange: (value: Equipment | undefined) => void;
}

/**
 * The equipment filter: a select in the first HTML, replaced by a searchable dropdown of the same size once JavaScript
 * runs. A select already in use is left alone until it no longer is.
 */
export function EquipmentField(props: EquipmentFieldProps) {
  const [searchable, setSearchable] = useState(false);
  const select = useRef<HTMLSelectElement>(null);

  useLayoutEffect(() => {
    const field = select.current;
    const replace = () => setSearchable(true);
    if (document.activeElement !== field) replace();
    else field?.addEventListener('blur', replace, { once: true });
    return () => field?.removeEventListener('blur', replace);
  }, []);

  const texts = { label: 'Equipment', all: 'All equipment' };
  return searchable ? (
    <EquipmentSearch {...texts} nothing="No equipment found" {...props} onUnavailable={() => setSearchable(false)} />
  ) : (
    <FilterSelect ref={select} name="equipment" {...texts} {...props} />
  );
}
