import type { createBrowserRouter } from 'react-router-dom';

/**
 * Without a connection the next page is loaded by the browser, and so by the service worker, which has documents but no data. Moving
 * within a page, such as a search, is left to the page itself.
 */
export function followByBrowser(router: ReturnType<typeof createBrowserRouter>): void {
  const leads = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>) =>
    !navigator.onLine && origin === location.origin && pathname !== location.pathname;
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      // The router doesn't hear of it.
      if (link && leads(link)) event.stopPropagation();
    },
    { capture: true },
  );

  // Steps back and forward, and what a page does by itself.
  let leaving = false;
  router.subscribe(({ location: shown, navigation: { state, location: next } }) => {
    if (leaving || navigator.onLine || state !== 'loading' || next.pathname === shown.pathname) return;
    leaving = true;
    const url = new URL(router.createHref(next), location.href);
    // A step has changed the address already.
    if (leads(url)) location.assign(url);
    else location.reload();
  });
}
