import type { createBrowserRouter } from 'react-router-dom';

/**
 * Without a connection the next page is loaded by the browser, and so by the service worker, which has documents but no data. Moving
 * within a page, such as a search, stays the page's own business.
 */
export function followByBrowser(router: ReturnType<typeof createBrowserRouter>): void {
  let leaving = false;
  router.subscribe(({ location: shown, navigation: { state, location: next } }) => {
    if (leaving || navigator.onLine || state !== 'loading' || next.pathname === shown.pathname) return;
    leaving = true;
    const url = new URL(router.createHref(next), location.href).href;
    // A step back has changed the address already.
    if (url === location.href) location.reload();
    else location.assign(url);
  });
}
