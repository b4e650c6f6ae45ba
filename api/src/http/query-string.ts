/** Reads a query into an object without a prototype; a repeated parameter is a list. Bad escapes stay as they are. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}
