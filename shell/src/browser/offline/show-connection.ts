import type { createBrowserRouter } from 'react-router-dom';
import { asOf } from '../../frame/as-of';
import { OFFLINE_PATH } from '../../frame/offline-paths';

const link = (href: string, textContent: string) => Object.assign(document.createElement('a'), { href, textContent });

/**
 * Says above the page that there is no connection, and how old the page is. A page that the worker had kept says so itself (kept-page.ts). Links to
 * what is on this device.
 */
export function showConnection(router: ReturnType<typeof createBrowserRouter>): void {
  const { kept } = document.documentElement.dataset;
  let isOld = kept !== undefined;
  let loaded = isOld ? Date.parse(kept ?? '') : performance.timeOrigin;
  const bar = Object.assign(document.createElement('div'), { className: 'connection', role: 'status' });
  document.body.prepend(bar);

  function show() {
    const offline = !navigator.onLine;
    bar.hidden = !offline && !isOld;
    bar.textContent = `${offline ? 'Offline, as' : 'As'} of ${asOf(loaded)}. `;
    if (!offline) bar.append(link(location.href, 'Load it again'));
    // The worker answers with the list.
    else if (navigator.serviceWorker?.controller) bar.append(link(OFFLINE_PATH, 'On this device'));
  }
  for (const type of ['online', 'offline']) addEventListener(type, show);
  let {
    location: { key },
  } = router.state;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.key === key) return;
    key = state.location.key;
    if (navigator.onLine) [isOld, loaded] = [false, Date.now()];
    show();
  });
  show();
}
