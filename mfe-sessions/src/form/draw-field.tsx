import { parseMinutes } from '@wod/domain';
import { Button, Field } from '@wod/ui';
import { Dices } from 'lucide-react';
import styles from './draw-field.module.css';

export interface DrawFieldProps {
  hint: string;
  placeholder: string;
  /** The label of the button that draws. */
  action: string;
  ready: boolean;
  value: number | undefined;
  onChange: (draw: number | undefined) => void;
  onDraw: () => void;
}

/** The number of a draw, which can be typed to get the same class again, and a button for another one. */
export function DrawField({ hint, placeholder, action, ready, value, onChange, onDraw }: DrawFieldProps) {
  return (
    <Field label="Draw" hint={hint}>
      {(control) => (
        <div className={styles.draw}>
          <input
            {...control}
            inputMode="numeric"
            placeholder={placeholder}
            autoComplete="off"
            value={value ?? ''}
            onChange={(event) => onChange(parseMinutes(event.target.value) || undefined)}
          />
          <Button disabled={!ready} onClick={onDraw}>
            <Dices aria-hidden="true" />
            {action}
          </Button>
        </div>
      )}
    </Field>
  );
}
