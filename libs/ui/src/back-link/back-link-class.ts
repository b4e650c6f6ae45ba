import styles from './back-link.module.css';

/** The look of the back arrow above a page's title, for its link. */
export const backLinkClass = `${styles.back}`;
