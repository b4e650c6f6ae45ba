import type { Transport } from '@wod/api-client';
import type { Site } from '@wod/platform';
import type { createBrowserRouter } from 'react-router-dom';
import { WORKER_PATH, WORKER_POLICY } from '../../frame/offline-paths';
import { followByBrowser } from './follow-by-browser';
import { keepPages } from './keep-pages';
import { showConnection } from './show-connection';

type Router = ReturnType<typeof createBrowserRouter>;

/** What TypeScript's library doesn't know yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(of: string): string };
}

/** Whatever it is given, the policy names one program. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_PATH }).createScriptURL('') ?? WORKER_PATH;
}

/** Starts the service worker, and says when there is no connection. A browser that stores nothing for this site has no worker. */
export async function start(router: Router, transport: Transport, { serviceWorker }: Site): Promise<void> {
  showConnection(router);
  if (serviceWorker === 'off') return;
  try {
    // A new worker waits until all pages of the old one are closed; the browser asks the server for it on each visit.
    await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    followByBrowser(router);
    keepPages(router, active, transport);
  } catch {
    // The site works as it does without.
  }
}
