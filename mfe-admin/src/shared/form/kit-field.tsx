import { KIT_ITEMS, kitItemLabel, type KitItem } from '@wod/domain';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { CheckField } from './check-field';
import styles from './kit-field.module.css';

export interface KitFieldProps<Draft extends FieldValues> {
  hint: string;
  control: Control<Draft>;
  name: FieldPathByValue<Draft, KitItem[]>;
}

/** What something needs: a checkbox for each item of kit. */
export function KitField<Draft extends FieldValues>({ hint, control, name }: KitFieldProps<Draft>) {
  const {
    field: { value, onChange, onBlur },
  } = useController({ control, name });
  const chosen: KitItem[] = value;
  return (
    <fieldset className={styles.kit} onBlur={onBlur}>
      <legend>Needs</legend>
      <p>{hint}</p>
      {KIT_ITEMS.map((item) => (
        <CheckField
          key={item}
          label={kitItemLabel(item)}
          checked={chosen.includes(item)}
          onChange={({ target }) => onChange(KIT_ITEMS.filter((other) => (other === item ? target.checked : chosen.includes(other))))}
        />
      ))}
    </fieldset>
  );
}
