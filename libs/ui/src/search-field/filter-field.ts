import styles from './search-field.module.css';

const { field, label, box, control, icon } = styles;

/** The classes of a field beside the search that filters the same list; the icon stands at its end. */
export const filterField = { field, label, box, control, icon };
