import { lazy, type ComponentType } from 'react';
import type * as All from './parts';
import { forServer } from './parts-for-server';

type Parts = typeof All;

/** Parts that a plain list doesn't have. In a first view they stand in the HTML already, and their code comes after the rest. */
function part<Name extends keyof Parts>(name: Name) {
  const load = () => import(/* webpackChunkName: "list-parts" */ './parts');
  return forServer()?.[name] ?? lazy(async () => ({ default: (await load())[name] as ComponentType<Parameters<Parts[Name]>[0]> }));
}

export const ActiveFilters = part('ActiveFilters');
export const DrawnWod = part('DrawnWod');
export const NearList = part('NearList');
export const SearchedFor = part('SearchedFor');
export const UseMyGym = part('UseMyGym');
