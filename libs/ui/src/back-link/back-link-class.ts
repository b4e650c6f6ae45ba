import styles from './back-link.module.css';

/** The look of the back arrow above a page's title, for the link that it is. */
export const backLinkClass = `${styles.back}`;
