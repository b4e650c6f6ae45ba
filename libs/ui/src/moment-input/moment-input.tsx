import { useEffect, useRef, useState, type ComponentProps } from 'react';

interface MomentInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  type: 'date' | 'time';
  /** as it is kept, "2026-11-28" or "18:45"; empty for none */
  value: string;
  /** Called with each whole value within `min` and `max`; with an empty one once the field is left. What was refused is then no longer shown. */
  onChange: (value: string) => void;
}

/**
 * A date or a time that is kept elsewhere, such as in the address. What is being typed stays in the field: a browser empties the half-typed
 * parts of one that is written to.
 */
export function MomentInput({ value, onChange, ...attributes }: MomentInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(value);
  }, [value]);
  return (
    <input
      {...attributes}
      ref={input}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' && target.validity.valid) onChange(target.value);
      }}
      onBlur={({ target }) => {
        if (target.value !== '') setTyped(value);
        else if (value !== '') onChange('');
      }}
    />
  );
}
