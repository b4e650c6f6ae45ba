/** The page in an address, from 1; anything that isn't a page counts as 1. */
export function pageNumber(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1;
}
