import { KIT_ITEMS } from '../exercise/needs.js';
import { type Fields, ID, MOMENT, PART, PLACE_ID, VERSION } from '../field/field.js';
import { LIMITS } from '../limits.js';
import { ENTRY_UNITS, WOD_CATEGORIES, WOD_SCORES, WOD_TYPES } from './wod-type.js';

/** One line of a WOD. */
export const WOD_ENTRY_FIELDS = {
  id: PLACE_ID,
  exerciseId: { kind: 'reference', label: 'Exercise', isNeeded: true },
  exercise: PART,
  reps: { kind: 'whole', label: 'Reps', min: 1, max: LIMITS.repsMax },
  distance: { kind: 'whole', label: 'Distance', min: 1, max: LIMITS.distanceMax, unit: 'metres' },
  duration: { kind: 'whole', label: 'Duration', min: 1, max: LIMITS.secondsMax, unit: 'seconds' },
  timeCap: { kind: 'whole', label: 'Time cap', min: 1, max: LIMITS.secondsMax, unit: 'seconds' },
  unit: {
    kind: 'choice',
    label: 'Unit',
    values: ENTRY_UNITS,
    name: 'EntryUnit',
    about: 'what the reps or the distance were prescribed in, if not in reps or metres',
  },
  /** As many as possible, within the duration where there is one. */
  isMax: { kind: 'flag', label: 'As many as possible', about: 'as many as possible, within the duration where there is one' },
  /** In an EMOM whose intervals differ, the one that the entry is done in, from 1. */
  minute: {
    kind: 'whole',
    label: 'Minute',
    min: 1,
    max: LIMITS.minutesMax,
    about: 'of an EMOM whose intervals differ: the one that it is done in, from 1',
  },
  restAfter: { kind: 'whole', label: 'Rest after it', min: 1, max: LIMITS.secondsMax, unit: 'seconds' },
  weight: { kind: 'load', label: 'Weight' },
  womenWeight: { kind: 'load', label: "Women's weight" },
  notes: { kind: 'text', label: 'Notes', max: LIMITS.notesMax },
  /** The part of a WOD in several parts that the entry belongs to, from 1. Entries of one part follow each other. */
  part: {
    kind: 'whole',
    label: 'Part',
    min: 1,
    max: LIMITS.partsMax,
    about: {
      sent: 'of a WOD in several parts: the one that the entry belongs to',
      answered: 'of a WOD in several parts: the one that the entry belongs to, from 1',
    },
  },
  /** How many times that part is done. */
  partRounds: { kind: 'whole', label: 'Part rounds', min: 1, max: LIMITS.roundsMax, about: 'how often that part is done' },
  /** What is written beside the part: "Buy-in", "In any order". */
  partName: { kind: 'line', label: 'Part name', max: LIMITS.partNameMax, about: 'what is written beside that part, such as "Buy-in"' },
  /** What to do instead: a step down, and for beginners. */
  scaled: { kind: 'line', label: 'Scaled', max: LIMITS.scalingMax, about: 'what to do instead, scaled' },
  beginner: { kind: 'line', label: 'Beginner', max: LIMITS.scalingMax, about: 'what beginners do instead' },
  /** Meaningful for CHIPPER_EMOM only: done at the start of each interval. */
  isEmomInterruption: { kind: 'flag', label: 'Interruption', isFalseWhenAbsent: true, about: 'done at the start of each interval of a CHIPPER_EMOM' },
} as const satisfies Fields;

/** The parameters that depend on the type (spec section 5). */
export const WOD_PARAMETER_FIELDS = {
  timeCapMinutes: {
    kind: 'whole',
    label: 'Time cap',
    min: 1,
    max: LIMITS.minutesMax,
    isOnBoard: true,
    isInIndex: true,
    about: { sent: 'of AMRAP (required) and FOR_TIME' },
  },
  intervalMinutes: {
    kind: 'whole',
    label: 'Interval',
    min: 1,
    max: LIMITS.minutesMax,
    isOnBoard: true,
    about: { sent: 'of EMOM and CHIPPER_EMOM (required)' },
  },
  rounds: { kind: 'whole', label: 'Rounds', min: 1, max: LIMITS.roundsMax, isOnBoard: true, about: { sent: 'of ROUNDS (required)' } },
  startReps: {
    kind: 'whole',
    label: 'Start reps',
    min: LIMITS.startRepsMin,
    max: LIMITS.startRepsMax,
    isOnBoard: true,
    about: { sent: 'of LADDER' },
  },
  /** Dash-separated rep counts, for example 21-15-9. */
  repScheme: {
    kind: 'line',
    label: 'Rep scheme',
    max: LIMITS.repSchemeMax,
    isOnBoard: true,
    about: { sent: 'of LADDER: dash-separated rep counts, for example 21-15-9', answered: 'dash-separated rep counts, for example 21-15-9' },
  },
  tabataCycles: {
    kind: 'whole',
    label: 'Tabata cycles',
    min: LIMITS.tabataCyclesMin,
    max: LIMITS.tabataCyclesMax,
    isOnBoard: true,
    about: { sent: 'of TABATA (required)' },
  },
} as const satisfies Fields;

export const WOD_FIELDS = {
  id: { ...ID, isOnBoard: true, isInIndex: true },
  name: { kind: 'line', label: 'Name', max: LIMITS.nameMax, isNeeded: true, isOnBoard: true, isInIndex: true },
  description: { kind: 'text', label: 'Description', max: LIMITS.descriptionMax, isOnBoard: true },
  type: { kind: 'choice', label: 'Type', values: WOD_TYPES, name: 'WodType', isNeeded: true, isOnBoard: true, isInIndex: true },
  /** Left out, a new WOD is CUSTOM and an edited one keeps its category. */
  category: {
    kind: 'choice',
    label: 'Category',
    values: WOD_CATEGORIES,
    name: 'WodCategory',
    isAlwaysThere: true,
    isInIndex: true,
    about: { sent: 'left out, a new WOD is CUSTOM and an edited one keeps its own' },
  },
  ...WOD_PARAMETER_FIELDS,
  /** minutes; may be sent as 0, which means none */
  estimatedDuration: {
    kind: 'whole',
    label: 'Estimated duration',
    min: 1,
    max: LIMITS.minutesMax,
    isOnBoard: true,
    about: { sent: 'minutes; of minutesLow and minutesHigh the middle, left out or 0 the estimate', answered: 'minutes' },
  },
  /** Set when an admin or the catalogue gave the minutes; otherwise they are the estimator's. Left out of a request, the minutes sent count. */
  minutesAreOwn: {
    kind: 'flag',
    label: 'Own minutes',
    isOnBoard: true,
    about: {
      sent: 'whether the sent minutes count instead of the estimate; left out, they do where they are sent',
      answered: 'set when somebody said how long it takes; otherwise the minutes are an estimate',
    },
  },
  videoUrl: { kind: 'url', label: 'Video URL' },
  /** The range of minutes for experienced athletes, as somebody gave it, so there is none beside an estimate. */
  minutesLow: {
    kind: 'whole',
    label: 'Minutes from',
    min: 1,
    max: LIMITS.minutesMax,
    isOnBoard: true,
    isInIndex: true,
    about: 'minutes that fast athletes take',
  },
  minutesHigh: {
    kind: 'whole',
    label: 'Minutes to',
    min: 1,
    max: LIMITS.minutesMax,
    isOnBoard: true,
    isInIndex: true,
    about: 'minutes that slow athletes take',
  },
  score: {
    kind: 'choice',
    label: 'Score',
    values: WOD_SCORES,
    name: 'WodScore',
    isOnBoard: true,
    isInIndex: true,
    about: { sent: 'what is counted; left out, what its type is usually scored by', answered: 'what is counted, where its type does not say it' },
  },
  headline: {
    kind: 'line',
    label: 'Headline',
    max: LIMITS.headlineMax,
    isOnBoard: true,
    about: 'the whole in one line, in place of what follows from the other fields',
  },
  stimulus: { kind: 'text', label: 'Stimulus', max: LIMITS.stimulusMax, about: 'how it should feel' },
  /** What to do instead of the whole WOD: a step down, and for beginners. */
  scaled: { kind: 'text', label: 'Scaled', max: LIMITS.wodScalingMax, isOnBoard: true, about: 'what to do instead of the whole, scaled' },
  beginner: { kind: 'text', label: 'Beginner', max: LIMITS.wodScalingMax, isOnBoard: true, about: 'what beginners do instead of the whole' },
  dedication: { kind: 'text', label: 'Dedication', max: LIMITS.dedicationMax, about: 'whom it honours' },
  restBetweenRounds: { kind: 'whole', label: 'Rest between rounds', min: 1, max: LIMITS.secondsMax, unit: 'seconds', isOnBoard: true },
  /** How many do it together. */
  team: { kind: 'whole', label: 'Team', min: LIMITS.teamMin, max: LIMITS.teamMax, isOnBoard: true, about: 'how many do it together' },
  vestWeight: { kind: 'load', label: 'Vest', isOnBoard: true },
  womenVestWeight: { kind: 'load', label: "Women's vest", isOnBoard: true },
  isVestOptional: { kind: 'flag', label: 'Optional vest', isOnBoard: true, about: 'it may be done without the vest' },
  /** Something carried or worn that no entry's exercise stands for. */
  needs: {
    kind: 'choices',
    label: 'Needs',
    values: KIT_ITEMS,
    name: 'KitItem',
    isOnBoard: true,
    about: 'what it needs besides what its exercises, its team and its vest do',
  },
  anyOrder: { kind: 'flag', label: 'Any order', isOnBoard: true, about: 'the entries may be done in any order and split up' },
  aka: { kind: 'lines', label: 'Other names', most: LIMITS.otherNamesMax, max: LIMITS.nameMax, about: 'other names that it goes by' },
  /** Set on a WOD that is not in the library yet: the moment when it will be, or `UNPUBLISHED`. */
  publishAt: {
    kind: 'publication',
    label: 'Publication',
    about: {
      sent: 'when it enters the library: a moment with its time zone, or never for a draft; left out or past, at once',
      answered: 'to an admin, of a WOD that is not in the library yet: the moment when it will be, or never for a draft',
    },
  },
  createdAt: MOMENT,
  updatedAt: MOMENT,
  version: VERSION,
  exercises: {
    kind: 'list',
    label: 'Exercises',
    one: 'exercise',
    most: LIMITS.wodEntriesMax,
    tooMany: `A WOD can have at most ${LIMITS.wodEntriesMax} exercises`,
  },
} as const satisfies Fields;
