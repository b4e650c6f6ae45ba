import { Suspense, type ComponentProps, type ComponentType } from 'react';
import { laterPart } from '../../shared/later-part';
import { forServer } from './later-for-server';
import type * as Later from './later';

/**
 * A part of the page that stands in its first HTML, and whose code comes after the rest. Its styles are in stylesheets that the page has
 * anyway, since the document names no others.
 */
function later<Props extends object>(name: keyof typeof Later) {
  const Part = laterPart(forServer(), () => import(/* webpackChunkName: "wod-later" */ './later'), name) as ComponentType<Props>;
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const AllLevels = later<ComponentProps<typeof Later.AllLevels>>('AllLevels');
export const ShareButton = later<ComponentProps<typeof Later.ShareButton>>('ShareButton');
export const ShareSection = later<ComponentProps<typeof Later.ShareSection>>('ShareSection');
