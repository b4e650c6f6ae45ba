/** Under `npm run dev` the page reloads when the server says so, and when the server comes back after a restart. */
export function reloadInDevelopment() {
  const events = new EventSource('/dev-events');
  let lost = false;
  events.onmessage = () => location.reload();
  events.onerror = () => (lost = true);
  events.onopen = () => lost && location.reload();
}
