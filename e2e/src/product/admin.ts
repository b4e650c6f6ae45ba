export const USERNAME = 'coach';
export const PASSWORD = 'correct horse battery';

/** The admin whom a first start of the product creates. */
export const ADMIN = { ADMIN_USERNAME: USERNAME, ADMIN_PASSWORD: PASSWORD };
