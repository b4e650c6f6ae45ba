import { kitItemLabel, type KitItem } from '@wod/domain';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { CheckField } from './check-field';
import styles from './kit-field.module.css';

export interface KitFieldProps<Draft extends FieldValues, Item extends KitItem> {
  label: string;
  hint: string;
  control: Control<Draft>;
  name: FieldPathByValue<Draft, Item[]>;
  items: readonly Item[];
}

/** Some items of a kit, a checkbox for each. */
export function KitField<Draft extends FieldValues, Item extends KitItem>({ label, hint, control, name, items }: KitFieldProps<Draft, Item>) {
  const { field: { value, onChange, onBlur } } = useController({ control, name });
  const chosen: Item[] = value;
  return (
    <fieldset className={styles.kit} onBlur={onBlur}>
      <legend>{label}</legend>
      <p>{hint}</p>
      {items.map((item) => (
        <CheckField
          key={item}
          label={kitItemLabel(item)}
          checked={chosen.includes(item)}
          onChange={({ target }) => onChange(items.filter((other) => (other === item ? target.checked : chosen.includes(other))))}
        />
      ))}
    </fieldset>
  );
}
