import { EQUIPMENT_FACTS, type Equipment } from '@wod/domain';
import { useId, useState, type ComponentType } from 'react';
import { ComboboxFrame } from './combobox-frame';
import type { OptionComboboxProps } from './option-combobox';

export interface EquipmentSearchProps extends Omit<OptionComboboxProps<Equipment>, 'start'> {
  /** Called when the dropdown's code can't be loaded. */
  onUnavailable: () => void;
}

/**
 * The searchable dropdown. Most visits don't need its code, which is loaded when the pointer or the focus comes near.
 * What was done until then (focus, text, a click or an arrow key that opens it) is carried over.
 */
export function EquipmentSearch({ onUnavailable, ...props }: EquipmentSearchProps) {
  const id = useId();
  const [Combobox, setCombobox] = useState<ComponentType<OptionComboboxProps<Equipment>>>();
  const [start, setStart] = useState<OptionComboboxProps<Equipment>['start']>({ focused: false, open: false, byArrow: false, text: undefined });

  const load = () => {
    import(/* webpackChunkName: "option-combobox" */ './option-combobox').then((loaded) => setCombobox(() => loaded.OptionCombobox), onUnavailable);
  };
  const begin = (change: Partial<typeof start>) => {
    setStart((before) => ({ ...before, ...change }));
    load();
  };

  if (Combobox) return <Combobox {...props} start={start} />;
  return (
    <ComboboxFrame
      label={props.label}
      labelProps={{ htmlFor: id }}
      inputProps={{
        id,
        role: 'combobox',
        'aria-expanded': false,
        'aria-autocomplete': 'list',
        autoComplete: 'off',
        placeholder: props.all,
        value: start.text ?? (props.value ? EQUIPMENT_FACTS[props.value].label : ''),
        onPointerEnter: load,
        onFocus: (event) => {
          event.currentTarget.select();
          begin({ focused: true });
        },
        onBlur: () => begin({ focused: false, open: false, byArrow: false }),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          begin({ open: true, byArrow: true });
        },
        onMouseDown: () => begin({ open: true }),
        onChange: (event) => begin({ open: true, text: event.target.value }),
      }}
      toggleProps={{ onPointerEnter: load, onClick: () => begin({ focused: true, open: true }) }}
      onClear={props.value && (() => props.onChange(undefined))}
    />
  );
}
