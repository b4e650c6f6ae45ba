import styles from './combobox.module.css';

/** The look of a select that one can type into: its button, the list that opens below, an option and what stands at its end. */
export const comboboxClass = { button: `${styles.button}`, popup: `${styles.popup}`, option: `${styles.option}`, aside: `${styles.aside}` };
