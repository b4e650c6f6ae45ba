import styles from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** What is chosen, for screen readers: "Units". */
  label: string;
  /** The name under which a form sends the value. */
  name: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  /** Where the choice is sent without JavaScript. */
  action: string;
  onChoose: (value: Value) => void;
}

/** One of a few, side by side: each is a button of a form, so that a choice is possible before or without JavaScript. */
export function Segments<Value extends string>({ label, name, options, value: chosen, action, onChoose }: SegmentsProps<Value>) {
  return (
    <form action={action}>
      <fieldset className={styles.segments}>
        <legend className="visually-hidden">{label}</legend>
        {options.map(({ value, label: text }) => (
          <button
            key={value}
            className={styles.segment}
            name={name}
            value={value}
            aria-pressed={value === chosen}
            onClick={(event) => {
              event.preventDefault();
              onChoose(value);
            }}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
