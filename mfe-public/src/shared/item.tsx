import type { ReactNode } from 'react';
import { forServer } from './item-for-server';

export interface ItemProps<Of extends object, Unit> {
  of: Of;
  /** The unit that loads are shown in; left out where there are none. */
  unit?: Unit;
  /** The same function each time. What it shows depends on nothing else: it reads no context but the router's and has no ids made by React. */
  show: (of: Of, unit: Unit) => ReactNode;
}

/**
 * One item of a list, of which a page has many. The server makes its HTML once for as long as the record stays the same, since it is most of
 * what a list takes to render; the browser hydrates it like any other.
 */
export const Item = forServer()?.Item ?? (<Of extends object, Unit>({ of, unit, show }: ItemProps<Of, Unit>) => <li>{show(of, unit as Unit)}</li>);
