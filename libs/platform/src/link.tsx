import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useNavigate } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address within the site, from its root: "/wods?type=AMRAP". */
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
 * pages ahead in its framework, and its hooks resolve each address against the routes of the page that shows it: all of ours start at the root.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...attributes }: LinkProps) {
  const navigate = useNavigate();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    // Like a browser, which makes no second entry of the page that it shows.
    void navigate(to, { replace: replace ?? createPath(window.location) === to, state, preventScrollReset });
  };
  return <a {...attributes} href={to} onClick={click} />;
}

const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: { target } }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== '' && target !== '_self');
