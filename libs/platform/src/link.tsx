import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the site. */
  to: string;
  /** Take the place of the current entry of the history. */
  replace?: boolean;
  /** What the entry of the history carries. */
  state?: unknown;
  /** Stay where the page is scrolled to. */
  preventScrollReset?: boolean;
}

/**
 * A link that the router follows, unless it opens elsewhere or its `onClick` prevents that. The router's own brings along what loads
 * pages ahead in its framework.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...attributes }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, preventScrollReset, target: attributes.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...attributes} href={useHref(to)} onClick={click} />;
}
