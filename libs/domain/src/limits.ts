import { LIST_LIMITS } from './list-limits.js';

/** Spec sections 5 and 9, and the sizes that the spec leaves open. Every form, DTO and column takes its number from here. */
export const LIMITS = {
  videoIdLength: 11,
  passwordMin: 6,
  passwordMax: 200,
  nameMax: 120,
  descriptionMax: 4000,
  notesMax: 500,
  headlineMax: 200,
  stimulusMax: 1000,
  dedicationMax: 1000,
  scalingMax: 200,
  wodScalingMax: 500,
  partNameMax: 80,
  teamMin: 2,
  teamMax: 10,
  otherNamesMax: 20,
  urlMax: 500,
  repSchemeMax: 100,
  wodEntriesMax: 60,
  minutesMax: LIST_LIMITS.minutesMax,
  roundsMax: 1000,
  partsMax: 20,
  repsMax: 100_000,
  distanceMax: 1_000_000,
  secondsMax: 86_400,
  weightMax: 2000,
  weightStep: 0.5,
  startRepsMin: 2,
  startRepsMax: 50,
  startRepsDefault: 10,
  defaultReps: 10,
  tabataCyclesMin: 1,
  tabataCyclesMax: 10,
  sessionNotesMax: 4000,
  sessionWodsMax: 50,
  sessionBlocksMax: 20,
  sessionPageSize: 50,
  sessionIdsMax: 200,
  starredMax: 500,
  seenMax: 20,
  resultsMax: 2000,
  resultTextMax: 40,
  resultNoteMax: 200,
  keptIdMax: 64,
  peopleMax: 100,
  kitCountMax: 99,
  mineFileMax: 4_000_000,
} as const;

/** What only the api and the panel go by: no visitor loads it. */
export const API_LIMITS = {
  adminPageSize: 10,
  defaultPageSize: 10,
  defaultRecent: 5,
  maxPageSize: 1000,
  /** How many movements one filter names. */
  movementsMax: 10,
  /** The greatest number of a shuffle. */
  drawMax: 1_000_000,
  usernameMax: 64,
  sessionPageMax: 200,
  /** How many browsers may edit a session by its link. */
  sessionEditorsMax: 10,
  /** of sessions, changes and what was deleted */
  panelPageSize: 20,
  panelPageMax: 100,
  /** How many WODs or exercises one act changes. */
  bulkIdsMax: 1000,
  /** How many former versions of a WOD or an exercise are kept. */
  versionsMax: 30,
  inboxPageSize: 50,
  /** How many findings are dismissed at once. */
  inboxKeysMax: 200,
  /** How many findings may be dismissed in all. */
  dismissedMax: 20_000,
  /** How many videos one report tells of. */
  videoCheckMax: 200,
} as const;
