import type * as Later from '../later';

/** Loads what a first view doesn't need: it has its data in the document. */
export const loadLater = (): Promise<typeof Later> => import(/* webpackChunkName: "later" */ '../later');
