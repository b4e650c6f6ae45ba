import { LIST_LIMITS } from '@wod/domain';

/** The page in the list's address, from 1; anything that isn't a page counts as 1. */
export function listPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The search in the list's address; '' for everything. */
export function listSearch(params: URLSearchParams): string {
  return (params.get('search') ?? '').trim().slice(0, LIST_LIMITS.searchMaxLength).trimEnd();
}
