import { laterPart } from '../../shared/later-part';
import { forServer } from './parts-for-server';
import type * as Parts from './parts';

/** Parts that a plain list doesn't have. In a first view they stand in the HTML already, and their code comes after the rest. */
const part = <Name extends keyof typeof Parts>(name: Name) =>
  laterPart(forServer(), () => import(/* webpackChunkName: "list-parts" */ './parts'), name);

export const ActiveFilters = part('ActiveFilters');
export const DrawnWod = part('DrawnWod');
export const NearList = part('NearList');
export const SearchedFor = part('SearchedFor');
export const UseMyGym = part('UseMyGym');
