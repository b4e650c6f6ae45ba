/** What every route of the api begins with. */
export const API_PREFIX = 'api';
