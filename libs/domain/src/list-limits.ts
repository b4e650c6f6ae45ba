/** What lists, their search and what is said of pages go by. In a file of its own: it is all that most first views load of the limits. */
export const LIST_LIMITS = {
  listPageSize: 12,
  homeRecent: 6,
  searchDebounceMs: 500,
  searchMinLength: 2,
  searchMaxLength: 100,
  metaDescriptionLength: 160,
  minutesMax: 1440,
} as const;
