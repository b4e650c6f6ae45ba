/** Whether a value, of JSON for example, has named fields: an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
