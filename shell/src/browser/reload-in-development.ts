/**
 * Under `npm run dev` the page reloads when the server says so, and when the server comes back after a restart. A micro-frontend is told
 * of edits to it, which it applies by itself where it can (tools/webpack/refresh).
 */
export function reloadInDevelopment() {
  const events = new EventSource('/dev-events');
  let lost = false;
  events.onmessage = () => location.reload();
  events.addEventListener('edited', ({ data }) => dispatchEvent(new CustomEvent('edited', { detail: data })));
  events.onerror = () => (lost = true);
  events.onopen = () => lost && location.reload();
}
