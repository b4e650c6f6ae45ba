import { useLocation, useNavigate, useNavigation, type ShouldRevalidateFunctionArgs } from '@wod/platform';
import { useEffect, useMemo } from 'react';
import { paths } from '../../paths';
import { parseWodListQuery, type WodListQuery } from '../../wod-list-query';

/** How a change enters the history: Back undoes choosing something or starting a search, but not further typing. */
export type Step = 'push' | 'replace';

/** The part of the sheet that a visitor asked for. */
export type SheetPart = 'time' | 'kit' | 'type' | 'more';

const sheetOf = ({ state }: { state: unknown }) => (state as { sheet?: SheetPart } | null)?.sheet;

/** Of the browser's own entry, which is there before it is rendered; the router keeps the state of an entry as `usr`. */
const sheetOfEntry = () => sheetOf({ state: (history.state as { usr?: unknown } | null)?.usr });

/** The part of the sheet that the page shows. */
let shown: SheetPart | undefined;

/** When the browser's Back closes the sheet, the list below is the one that is loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.href !== nextUrl.href || shown === sheetOfEntry());

/**
 * The filters, from the address. While a response is pending they are already the requested ones, so that a control
 * never jumps back to its old value.
 */
export function useWodListQuery() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const coming = navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const { search } = coming ?? location;
  const query = useMemo(() => parseWodListQuery(new URLSearchParams(search)), [search]);
  const sheet = sheetOf(coming ?? location);
  const here = location.pathname + search;
  useEffect(() => {
    shown = sheet;
  }, [sheet]);
  /** The open sheet has an entry of its own in the history, which everything that is chosen in it replaces. */
  const hasOwnEntry = () => !!(sheetOf(location) ?? sheetOfEntry());

  // At once: a control that waits for it would jump back to its old value first.
  const go = (to: string, replace: boolean, open: SheetPart | undefined) =>
    void navigate(to, {
      replace,
      preventScrollReset: true,
      flushSync: true,
      state: open && { sheet: open },
      // The sheet comes and goes over what is loaded.
      defaultShouldRevalidate: open === sheet || to !== location.pathname + location.search ? undefined : false,
    });
  const show = (next: WodListQuery, step: Step) => go(paths.wods(next), step === 'replace' || hasOwnEntry(), sheet);

  return {
    query,
    loading: coming !== undefined,
    /** The visitor is navigating to another page. */
    isLeaving: navigation.location !== undefined && coming === undefined,
    show,
    /** Any filter change goes back to page 1 (spec section 4), and to the whole list. */
    change: (patch: WodListQuery, step: Step) => show({ ...query, ...patch, draw: undefined, page: undefined }, step),
    sheet: {
      part: sheet,
      open: (part: SheetPart) => go(here, false, part),
      /** Keeps what was chosen. */
      done: () => go(paths.wods(query), hasOwnEntry() || paths.wods(query) === here, undefined),
      /** Back to what was there before the sheet was opened. */
      leave: () => (hasOwnEntry() ? void navigate(-1) : go(here, true, undefined)),
    },
  };
}

export type Sheet = ReturnType<typeof useWodListQuery>['sheet'];
