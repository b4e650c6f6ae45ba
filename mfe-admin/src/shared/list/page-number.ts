/** The page that an address asks for, from 1; what is no page counts as the first one. */
export function pageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1;
}
