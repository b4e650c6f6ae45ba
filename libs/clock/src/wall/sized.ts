import styles from './wall.module.css';

/** The class of a font size on the wall. @param size in hundredths of the screen's height */
export const sized = (size: number) => `${styles.sized} ${styles[`s${Math.round(size * 10)}`]}`;
