/** Said where storage is blocked or full. */
export const NOT_KEPT = 'This browser keeps nothing for this site, so it is gone when you close the page.';
