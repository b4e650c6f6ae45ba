import { LIMITS } from '@wod/domain';

/** The page that the list's address asks for, from 1; what is no page counts as the first one. */
export function listPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** What the list's address searches for; '' when it is everything. */
export function listSearch(params: URLSearchParams): string {
  return (params.get('search') ?? '').trim().slice(0, LIMITS.searchMaxLength).trimEnd();
}
