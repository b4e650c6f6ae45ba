import type { Transport } from '@wod/api-client';
import { STARRED, type MySessions } from '@wod/domain';
import { browserStorage, readKept } from '@wod/platform';
import type { createBrowserRouter } from 'react-router-dom';

/** A page that is left sooner wasn't opened to be read. */
const SETTLED_MS = 2_000;
const STARRED_MAX = 30;
const SESSIONS_MAX = 10;
const FILES_MAX = 100;

const PLANNER = '/training-sessions';
const TODAY = '/today';
/** Lists what has a star, from what the browser keeps. */
const MINE = '/mine';

/**
 * Tells the worker what to keep: the page that was opened and its files, today, WODs with a star and their list, and where sessions are planned one's
 * own.
 */
export function keepPages(router: ReturnType<typeof createBrowserRouter>, worker: ServiceWorker, transport: Transport): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData) return;

  const files = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/remotes/`))
      .slice(0, FILES_MAX);

  async function wish(opened?: string) {
    if (!navigator.onLine) return;
    const starred = readKept(STARRED)
      .slice(0, STARRED_MAX)
      .map(({ id }) => `/wods/${encodeURIComponent(id)}`);
    const own = location.pathname.startsWith(PLANNER) ? await ownSessions(transport) : [];
    worker.postMessage({ opened, chosen: [TODAY, ...own, ...(starred.length > 0 ? [MINE] : []), ...starred], files: files() });
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (opened?: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => void wish(opened), SETTLED_MS);
  };
  const here = () => location.pathname + location.search;
  let shown = here();
  router.subscribe(({ navigation: { state } }) => {
    if (state !== 'idle' || here() === shown) return;
    shown = here();
    soon(shown);
  });
  browserStorage.subscribe(() => soon(shown));
  void wish(shown);
}

/** Those of the latest that this browser may change. */
async function ownSessions(transport: Transport): Promise<string[]> {
  try {
    // Calls the api directly: the client's code would have to move out of the shell's bundle, and weigh more.
    const { ids } = (await (await transport(`${PLANNER}/mine`)).json()) as MySessions;
    return ids.slice(0, SESSIONS_MAX).map((id) => `${PLANNER}/${encodeURIComponent(id)}`);
  } catch {
    return [];
  }
}
