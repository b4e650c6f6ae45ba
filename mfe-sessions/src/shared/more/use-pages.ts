import type { ListPart } from '@wod/api-client';
import { LIMITS } from '@wod/domain';
import { useState } from 'react';

/** A list as far as it is read. */
export interface Pages<Item> extends ListPart<Item> {
  /** the last page that was read, from 1 */
  page: number;
}

/** The pages with the next one behind them. What was on the pages before already, since others were added meanwhile, stays where it is. */
export function extended<Item extends { id: string }>(pages: Pages<Item>, { items, total }: ListPart<Item>): Pages<Item> {
  const known = new Set(pages.items.map(({ id }) => id));
  return { items: [...pages.items, ...items.filter(({ id }) => !known.has(id))], total, page: pages.page + 1 };
}

/**
 * A list that is read page by page, when the visitor asks for more.
 * @param first what is there to begin with; another one begins anew
 */
export function usePages<Item extends { id: string }>(first: Pages<Item>, read: (page: number) => Promise<ListPart<Item>>) {
  const [state, setState] = useState<{ first: Pages<Item>; pages: Pages<Item>; reading?: boolean; failed?: boolean }>({ first, pages: first });
  if (state.first !== first) setState({ first, pages: first });
  const { pages, reading = false, failed = false } = state;

  async function showMore() {
    if (reading) return;
    /** What comes for a list that has begun anew meanwhile is too late. */
    const settle = (settled: Partial<typeof state>) =>
      setState((now) => (now.first === first ? { first, pages: now.pages, ...settled } : now));
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
