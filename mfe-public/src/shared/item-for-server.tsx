import type { Host } from '@wod/platform';
import type { ItemProps } from './item';

type Show = ItemProps<object, unknown>['show'];

/** By how it is shown, what is shown, as long as that is kept (`writtenOnce`), and the unit. */
const kept = new WeakMap<Show, WeakMap<object, Map<unknown, string>>>();

let renderToString: Host['renderToString'];

function htmlOf(show: Show, of: object, unit: unknown, render: (part: ReturnType<Show>) => string): string {
  const records = kept.get(show) ?? new WeakMap<object, Map<unknown, string>>();
  kept.set(show, records);
  const written = records.get(of) ?? new Map<unknown, string>();
  records.set(of, written);
  const html = written.get(unit) ?? render(show(of, unit));
  written.set(unit, html);
  return html;
}

/** Without a hook: React renders something else in the middle of it, after which it no longer knows the hooks of this. */
function Item<Of extends object, Unit>({ of, unit, show }: ItemProps<Of, Unit>) {
  if (!renderToString) return <li>{show(of, unit as Unit)}</li>;
  return <li dangerouslySetInnerHTML={{ __html: htmlOf(show as Show, of, unit, renderToString) }} />;
}

/** Items whose HTML is made once for what they show. */
export const forServer = () => ({
  Item,
  /** Without it, where a host is older, items are rendered with their page. */
  renderWith(host: Host) {
    ({ renderToString } = host);
  },
});
