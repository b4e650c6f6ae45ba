import { LIST_LIMITS } from '../list-limits.js';

/** `off`: no search; `too-short`: not sent, the hint shows; `on`: sent. */
export type SearchState = 'off' | 'too-short' | 'on';

/** Spec 5: a search is sent only when it is empty or at least 2 characters long. Spaces around it don't count. */
export function searchState(text: string): SearchState {
  const { length } = text.trim();
  if (length === 0) return 'off';
  return length < LIST_LIMITS.searchMinLength ? 'too-short' : 'on';
}
