import { scoreOf } from '../wod/score.js';
import type { SentValues } from '../field/field.js';
import { PARAMETER_DEFAULTS } from '../wod/parameters.js';
import { capitalized, plural } from '../text/words.js';
import { positive } from '../field/positive.js';
import { parseRepScheme, repSchemeText } from '../wod/rep-scheme.js';
import { TABATA } from '../wod/tabata.js';
import type { WodEntryFields } from '../wod/wod.js';
import type { WOD_FIELDS } from '../wod/wod-fields.js';
import { timeText } from './amount.js';
import type { Level } from './board-choice.js';
import { type WeightUnit, loadText } from './loads.js';

/** What the headline needs to know. */
export type HeadlineSubject = Pick<
  SentValues<typeof WOD_FIELDS>,
  | 'type'
  | 'score'
  | 'headline'
  | 'timeCapMinutes'
  | 'intervalMinutes'
  | 'rounds'
  | 'startReps'
  | 'repScheme'
  | 'tabataCycles'
  | 'estimatedDuration'
  | 'restBetweenRounds'
  | 'anyOrder'
  | 'team'
  | 'vestWeight'
  | 'womenVestWeight'
  | 'isVestOptional'
  | 'scaled'
  | 'beginner'
> & { exercises: readonly Pick<WodEntryFields, 'isMax' | 'duration'>[] };

const FOR = { TIME: 'for time', ROUNDS_AND_REPS: 'for rounds and reps', REPS: 'for reps', LOAD: 'for load', NONE: 'for quality' } as const;
const A_LONG_COUNT = 10;

/** The sets of a ladder: "21-15-9"; without a scheme, down to 1. */
export function ladderText({ repScheme = '', startReps }: Pick<HeadlineSubject, 'repScheme' | 'startReps'>): string {
  if (parseRepScheme(repScheme).length > 0) return repSchemeText(repScheme);
  const start = positive(startReps) ?? PARAMETER_DEFAULTS.startReps;
  // A board has no room for a long countdown: only its beginning and its end are written.
  if (start > A_LONG_COUNT) return `${start}-${start - 1}-${start - 2}-…-1`;
  return Array.from({ length: start }, (_, index) => start - index).join('-');
}

function tabata({ tabataCycles, exercises }: HeadlineSubject): string {
  const cycles = positive(tabataCycles) ?? PARAMETER_DEFAULTS.tabataCycles;
  const once = `${TABATA.roundsPerCycle} × ${TABATA.workSeconds} s on / ${TABATA.restSeconds} s off`;
  if (cycles === exercises.length) return `Tabata: ${once}${cycles === 1 ? '' : ', each movement'}`;
  return `Tabata: ${cycles === 1 ? '' : `${cycles} × `}${once}`;
}

/** How a headline begins that says what the fields do: "AMRAP 20", "5 rounds", "21-15-9". */
function opening(wod: Omit<HeadlineSubject, 'exercises'>): string {
  const scored = FOR[scoreOf(wod)];
  const every = positive(wod.intervalMinutes) ?? PARAMETER_DEFAULTS.intervalMinutes;
  const cap = positive(wod.timeCapMinutes);
  switch (wod.type) {
    case 'EMOM':
      return every === 1 ? 'EMOM' : `E${every}MOM`;
    case 'AMRAP':
      return ['AMRAP', cap].filter(Boolean).join(' ');
    case 'ROUNDS':
      return plural(positive(wod.rounds) ?? PARAMETER_DEFAULTS.rounds, 'round');
    case 'LADDER':
      return ladderText(wod);
    case 'TABATA':
      return 'Tabata';
    case 'FOR_TIME':
      return `${scored}${cap === undefined ? '' : `, ${cap} min`}`;
    case 'CHIPPER_EMOM':
      return `${scored}, interrupted every ${every === 1 ? 'minute' : `${every} minutes`}`;
  }
}

/** The format, worded for how the WOD is scored. */
function format(wod: HeadlineSubject): string {
  const scored = FOR[scoreOf(wod)];
  const unusual = (wod.score === 'REPS' || wod.score === 'LOAD') && scored;
  switch (wod.type) {
    case 'EMOM':
      return [opening(wod), positive(wod.estimatedDuration), unusual].filter(Boolean).join(' ');
    case 'AMRAP':
      return [opening(wod), unusual].filter(Boolean).join(' ');
    case 'ROUNDS':
    case 'LADDER':
      return `${opening(wod)} ${scored}`;
    case 'TABATA':
      return tabata(wod);
    case 'FOR_TIME':
      return `${opening(wod)}${positive(wod.timeCapMinutes) === undefined ? '' : ' cap'}`;
    case 'CHIPPER_EMOM':
      return opening(wod);
  }
}

/**
 * Whether a headline of its own says another format than the fields: one that doesn't begin as theirs would, "5 × AMRAP 3" with a cap of 19
 * minutes, or an AMRAP with more minutes than its cap, "AMRAP 30, then 5 min for a max deadlift".
 */
export function saysOtherFormat(wod: Omit<HeadlineSubject, 'exercises'>): boolean {
  const written = wod.headline
    ?.trim()
    .replace(/^(?:partner|team of \d+), /i, '')
    .toLowerCase();
  if (!written) return false;
  const said = opening(wod).toLowerCase();
  const more = written.slice(said.length);
  return !written.startsWith(said) || /^\d/.test(more) || (wod.type === 'AMRAP' && /\d min\b/.test(more));
}

const who = (team = 1): string => (team === 2 ? 'Partner, ' : team > 2 ? `Team of ${team}, ` : '');

/** The as-many-as-possible window that all stations share, in seconds; undefined where they differ or there is only one. */
export function stationSeconds(entries: HeadlineSubject['exercises']): number | undefined {
  const [first, second] = entries;
  const isSame = entries.every(({ isMax, duration }) => isMax && duration === first?.duration);
  return second && isSame ? positive(first?.duration) : undefined;
}

/**
 * The headline of the board as a coach writes it: "21-15-9 for time", "5 rounds for time, 1 min rest between rounds", "AMRAP 20", "EMOM 30",
 * "For time, in any order", "Partner, for time". A custom headline takes precedence.
 */
export function headlineText(wod: HeadlineSubject): string {
  const written = wod.headline?.trim();
  if (written) return written;
  const [rest, station] = [positive(wod.restBetweenRounds), stationSeconds(wod.exercises)];
  return capitalized(
    [
      `${who(wod.team)}${format(wod)}`,
      station && `${timeText(station)} at each station`,
      rest && `${timeText(rest)} rest between rounds`,
      wod.anyOrder && 'in any order',
    ]
      .filter(Boolean)
      .join(', '),
  );
}

/** What the line about the vest needs. */
export type VestSubject = Pick<HeadlineSubject, 'vestWeight' | 'womenVestWeight' | 'isVestOptional' | 'scaled' | 'beginner'>;

/**
 * The vest, below the headline: "with a 9 / 6 kg (20/14 lb) vest, if you have one"; undefined without one. Beginners do without it, unless the text
 * for them speaks of it.
 */
export function vestText(
  { vestWeight, womenVestWeight, isVestOptional, scaled, beginner }: VestSubject,
  unit: WeightUnit,
  level: Level = 'rx',
): string | undefined {
  const load = loadText({ weight: vestWeight, womenWeight: womenVestWeight }, unit);
  if (load && level === 'beginner') return /\bvest\b/i.test(beginner ?? scaled ?? '') ? undefined : 'without a vest';
  return load && `with a ${load.chosen} (${load.other}) vest${isVestOptional ? ', if you have one' : ''}`;
}
