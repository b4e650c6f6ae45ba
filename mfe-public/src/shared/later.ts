import type * as Later from '../later';

export type LaterCode = typeof Later;

/** Loads what a first view doesn't need: it has its data in the document. */
export const loadLater = (): Promise<LaterCode> => import(/* webpackChunkName: "later" */ '../later');
