/** The first segment of every api route. */
export const API_PREFIX = 'api';
