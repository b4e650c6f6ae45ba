import { Suspense, lazy, type ComponentProps, type ComponentType } from 'react';
import { forServer } from './later-for-server';
import type * as Later from './later';

/** Without these parts the page is still a page. */
const Nothing = () => null;

const load = (): Promise<Partial<typeof Later>> => import(/* webpackChunkName: "wod-later" */ './later').catch(() => ({}));

/**
 * A part of the page that stands in its first HTML, and whose code the browser loads only when the page reacts already. Its styles
 * are in stylesheets that the page has anyway, since the document names no others.
 */
function later<Props extends object>(name: keyof typeof Later) {
  const Part = (forServer()?.[name] ?? lazy(async () => ({ default: (await load())[name] ?? Nothing }))) as ComponentType<Props>;
  return (props: Props) => <Suspense><Part {...props} /></Suspense>;
}

export const AllLevels = later<ComponentProps<typeof Later.AllLevels>>('AllLevels');
export const ShareButton = later<ComponentProps<typeof Later.ShareButton>>('ShareButton');
export const ShareSection = later<ComponentProps<typeof Later.ShareSection>>('ShareSection');
