import type { ListPart } from '@wod/api-client';
import { LIMITS } from '@wod/domain';
import { useState } from 'react';

/** The part of a list loaded so far. */
export interface Pages<Item> extends ListPart<Item> {
  /** the last page loaded, from 1 */
  page: number;
}

/** Appends the next page. Items already on earlier pages, because others were added meanwhile, stay where they are. */
export function extended<Item extends { id: string }>(pages: Pages<Item>, { items, total }: ListPart<Item>): Pages<Item> {
  const known = new Set(pages.items.map(({ id }) => id));
  return { items: [...pages.items, ...items.filter(({ id }) => !known.has(id))], total, page: pages.page + 1 };
}

/**
 * A list loaded page by page, on request.
 * @param first what has been loaded already; a new value starts over
 */
export function usePages<Item extends { id: string }>(first: Pages<Item>, read: (page: number) => Promise<ListPart<Item>>) {
  const [state, setState] = useState<{ first: Pages<Item>; pages: Pages<Item>; reading?: boolean; failed?: boolean }>({ first, pages: first });
  if (state.first !== first) setState({ first, pages: first });
  const { pages, reading = false, failed = false } = state;

  async function showMore() {
    if (reading) return;
    /** Ignores what arrives after the list has started over. */
    const settle = (settled: Partial<typeof state>) => setState((now) => (now.first === first ? { first, pages: now.pages, ...settled } : now));
    settle({ reading: true });
    try {
      const next = await read(pages.page + 1);
      settle({ pages: extended(pages, next) });
    } catch {
      settle({ failed: true });
    }
  }

  return { pages, reading, failed, showMore: () => void showMore(), more: pages.page * LIMITS.sessionPageSize < pages.total };
}

export type PagesState = Pick<ReturnType<typeof usePages>, 'more' | 'reading' | 'failed' | 'showMore'>;
