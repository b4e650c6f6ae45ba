export { ActiveFilters } from './active-filters';
export { DrawnWod } from './drawn-wod';
export { NearList } from './near-list';
export { SearchedFor } from './searched-for';
export { UseMyGym } from './use-my-gym';
