import type { ApiClient } from '@wod/api-client';
import type { WodPage, WodSummary } from '@wod/domain';
import type { LoaderFunctionArgs } from '@wod/platform';
import type { ListWords } from './list-words';

/** A page of the list: of each WOD what its card shows. */
export type ListPage = Omit<WodPage, 'wods' | 'near'> & { wods: WodSummary[] };

export type WodListData = ({ status: 'loaded'; page: ListPage } | { status: 'failed' }) & { words: ListWords };

// What loads a list and writes its words is a file of its own: a first view has the data already, and other pages don't need it yet.
export const loadListCode = () => import(/* webpackChunkName: "load-list" */ './load-list');

export const wodListLoader = (api: ApiClient) => async (args: LoaderFunctionArgs) => (await loadListCode()).loadList(api, args);

/** Leads to the list with a number of its own, which the address keeps, so that whoever gets the link sees the same. */
export const surpriseLoader = async (args: LoaderFunctionArgs) => (await loadListCode()).drawList(args);
