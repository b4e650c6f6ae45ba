/** The path of one thing of a collection. */
export const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

/** Only what is set is sent; a list is sent as one comma-separated parameter. */
export function queryString(query: object): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query) as [string, unknown][]) {
    if (value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)) continue;
    params.set(key, value === true ? '1' : String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}
