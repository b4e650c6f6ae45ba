import { Suspense, lazy, memo, useDeferredValue, useState, type ComponentType } from 'react';
import type * as Later from '../later';
import { forServer } from './later-for-server';

type Code = typeof Later;

/** The components among it. */
type Parts = { [Name in keyof Code as Code[Name] extends (props: never) => React.ReactNode ? Name : never]: Code[Name] };

let code = forServer();

/** Loads what no first view needs. A page that is opened from another one waits for it with its data, so that it is drawn whole. */
export const loadLater = async (): Promise<Code> => (code ??= await import(/* webpackChunkName: "later" */ '../later'));

const never = new Promise<never>(() => undefined);

/** What has been loaded. */
export const laterCode = () => code;

/**
 * A part of a page that stands in its first HTML, and whose code the browser loads only when the page reacts already; where it can't be
 * loaded, the HTML stays. Its styles are imported by who uses it, since the document names no others. What changes it comes by its
 * props, not by a context: as long as the code is on its way, they wait.
 */
export function later<Name extends keyof Parts>(name: Name) {
  type Props = Parameters<Parts[Name]>[0];
  const Late = lazy(() => loadLater().then((all) => ({ default: all[name] as ComponentType<Props> }), () => never));
  const Shown = memo(({ Part, props }: { Part: ComponentType<Props>; props: Props }) => <Suspense><Part {...props} /></Suspense>);
  return memo((props: Props) => {
    const [Part] = useState(() => (code?.[name] ?? Late) as ComponentType<Props>);
    return <Shown Part={Part} props={useDeferredValue(props)} />;
  });
}
