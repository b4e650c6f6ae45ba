export { ActiveFilters } from './active-filters';
export { DrawnWod } from './drawn-wod';
export { SearchedFor } from './searched-for';
export { UseMyGym } from './use-my-gym';
