import { positive } from '../field/positive.js';
import { plural } from '../text/plural.js';
import { formatClock } from './duration.js';
import { PARAMETER_DEFAULTS } from './parameters.js';
import { parseRepScheme, repSchemeText } from './rep-scheme.js';
import { TABATA, tabataMinutes } from './tabata.js';
import { blocksOf } from './wod-text.js';
import { USUAL_SCORE } from './wod-type.js';
import type { Wod, WodEntry, WodParameters } from './wod.js';

/** What the headline needs to know of a WOD. */
export type SchemeSubject = WodParameters & Pick<Wod, 'type' | 'estimatedDuration'>;
/** What the format sentence needs: besides, what is counted, whether the order is free, and whether there is one movement or more. */
export type FormatSubject = WodParameters & Pick<Wod, 'type' | 'score' | 'anyOrder'> & { exercises: readonly Pick<WodEntry, 'partName'>[] };
type PrescriptionEntry = Pick<WodEntry, 'reps' | 'distance' | 'duration' | 'weight' | 'part' | 'partRounds'> & { exercise: Pick<WodEntry['exercise'], 'name'> };
type PrescriptionSubject = SchemeSubject & { exercises: readonly PrescriptionEntry[] };

const interval = (minutes: number | undefined): string => {
  const every = positive(minutes) ?? PARAMETER_DEFAULTS.intervalMinutes;
  return every === 1 ? 'every minute' : `every ${every} minutes`;
};

const startOf = (startReps: number | undefined): number => positive(startReps) ?? PARAMETER_DEFAULTS.startReps;

/** "21, then 15, then 9"; from four sets on "21, 18, 15, then 12". */
function inTurn(sets: readonly number[]): string {
  if (sets.length <= 3) return sets.join(', then ');
  return `${sets.slice(0, -1).join(', ')}, then ${sets.at(-1)}`;
}

/** Whether the sets go up or down by one rep each time, from or to 1. */
const isCount = (sets: readonly number[]): boolean => {
  const [first = 0, last = 0] = [sets[0], sets.at(-1)];
  const step = first < last ? 1 : -1;
  return sets.length > 3 && Math.min(first, last) === 1 && sets.every((set, index) => set === first + step * index);
};

/** How the work is done, by what is counted in the end. */
const HOW = {
  TIME: ', as fast as you can', ROUNDS_AND_REPS: ', as many times as you can', REPS: ', for as many reps as you can', LOAD: ', as heavy as you can', NONE: '',
} as const;

function ladderSentence({ repScheme, startReps }: WodParameters, each: string, how: string): string {
  const sets = parseRepScheme(repScheme);
  const scheme = sets.length === 0 ? [startOf(startReps), 1] : sets;
  const [first = 0, last = 0] = [scheme[0], scheme.at(-1)];
  if (sets.length > 0 && !isCount(sets)) return `Do ${inTurn(sets)} ${last === 1 ? 'rep' : 'reps'} of ${each}${how}.`;
  const [way, step] = first < last ? ['up', 'one rep more'] : ['down', 'one rep fewer'];
  return `Count ${way} from ${plural(first, 'rep')} of ${each} to ${last}, ${step} each time${how}.`;
}

/** The format in one sentence for a person, with the defaults of spec 9 where a parameter is absent. */
export function formatSentence(wod: FormatSubject): string {
  const single = wod.exercises.length === 1;
  const how = HOW[wod.score ?? USUAL_SCORE[wod.type]];
  // A part with words beside it has an order of its own.
  const inOrder = single || wod.anyOrder || wod.exercises.some(({ partName }) => partName !== undefined) ? '' : ' in order';
  switch (wod.type) {
    case 'EMOM': {
      const every = interval(wod.intervalMinutes);
      return `At the start of ${every}, do ${single ? 'the movement' : 'all movements'}, then rest until the next start.`;
    }
    case 'AMRAP': {
      const cap = positive(wod.timeCapMinutes);
      return `Do as many rounds and reps as you can${cap === undefined ? '' : ` in ${plural(cap, 'minute')}`}.`;
    }
    case 'ROUNDS': {
      const rounds = plural(positive(wod.rounds) ?? PARAMETER_DEFAULTS.rounds, 'round');
      return `Do ${rounds} of ${single ? 'the movement' : 'all movements'}${inOrder}${how}.`;
    }
    case 'LADDER':
      return ladderSentence(wod, single ? 'the movement' : 'each movement', how);
    case 'TABATA': {
      const cycles = positive(wod.tabataCycles) ?? PARAMETER_DEFAULTS.tabataCycles;
      const { workSeconds, restSeconds, roundsPerCycle } = TABATA;
      return `Work for ${workSeconds} seconds, rest for ${restSeconds} seconds, ${roundsPerCycle} times: that is one cycle. `
        + `Do ${plural(cycles, 'cycle')}, ${plural(tabataMinutes(cycles), 'minute')} in total.`;
    }
    case 'FOR_TIME': {
      const cap = positive(wod.timeCapMinutes);
      return `Do all the work${inOrder}${how}${cap === undefined ? '' : `, within ${plural(cap, 'minute')}`}.`;
    }
    case 'CHIPPER_EMOM':
      return `Do all the work as fast as you can. At the start of ${interval(wod.intervalMinutes)}, stop for the interruption, then go on.`;
  }
}

function ladderScheme({ repScheme = '', startReps }: WodParameters): string {
  if (parseRepScheme(repScheme).length > 0) return repSchemeText(repScheme);
  const start = startOf(startReps);
  // A board has no room for a long countdown: from 11 on only its beginning and its end are written.
  if (start > 10) return `${start}-${start - 1}-${start - 2}-…-1`;
  return Array.from({ length: start }, (_, index) => start - index).join('-');
}

/** The headline of the board: "21-15-9", "20 minutes", "for time", "3 rounds", "every minute · 30 minutes", "4 × 8 × 20/10 s". */
export function schemeLine(wod: SchemeSubject): string {
  switch (wod.type) {
    case 'EMOM': {
      const length = positive(wod.estimatedDuration);
      return [interval(wod.intervalMinutes), ...(length === undefined ? [] : [plural(length, 'minute')])].join(' · ');
    }
    case 'AMRAP': {
      const cap = positive(wod.timeCapMinutes);
      return cap === undefined ? 'as many rounds as possible' : plural(cap, 'minute');
    }
    case 'ROUNDS':
      return plural(positive(wod.rounds) ?? PARAMETER_DEFAULTS.rounds, 'round');
    case 'LADDER':
      return ladderScheme(wod);
    case 'TABATA': {
      const cycles = positive(wod.tabataCycles) ?? PARAMETER_DEFAULTS.tabataCycles;
      return `${cycles} × ${TABATA.roundsPerCycle} × ${TABATA.workSeconds}/${TABATA.restSeconds} s`;
    }
    case 'FOR_TIME': {
      const cap = positive(wod.timeCapMinutes);
      return cap === undefined ? 'for time' : `for time · cap ${plural(cap, 'minute')}`;
    }
    case 'CHIPPER_EMOM':
      return `for time · interrupted ${interval(wod.intervalMinutes)}`;
  }
}

/** Up to a minute in seconds ("20 s", "60 s"), above it on the clock ("1:30"). */
const durationText = (seconds: number): string => (seconds <= 60 ? `${seconds} s` : formatClock(seconds));

/**
 * How much of an exercise: "100", "400 m", "20 s", "1:30"; "" when nothing is prescribed. Reps of a distance are "10 × 50 m";
 * a duration beside another amount is the window for it, "7 in 5:00".
 */
export function amountText({ reps, distance, duration }: Pick<WodEntry, 'reps' | 'distance' | 'duration'>): string {
  const amount = [positive(reps), positive(distance) && `${distance} m`].filter(Boolean).join(' × ');
  const seconds = positive(duration);
  return [amount, seconds && durationText(seconds)].filter(Boolean).join(' in ');
}

/** A weight in kg with at most one decimal: "43 kg", "29.5 kg". */
export function formatKg(kg: number): string {
  return `${Math.round(kg * 10) / 10} kg`;
}

const load = (kg: number | undefined): string | undefined => (positive(kg) === undefined ? undefined : formatKg(kg ?? 0));

/** The load of an entry, "43 kg"; absent when there is none (0 kg is none). */
export function loadText({ weight }: Pick<WodEntry, 'weight'>): string | undefined {
  return load(weight);
}

/** The women's load of an entry, "29.5 kg"; absent when there is none. */
export function womenLoadText({ womenWeight }: Pick<WodEntry, 'womenWeight'>): string | undefined {
  return load(womenWeight);
}

/** Both loads of an entry: "43 / 29.5 kg" to see and "43 kg, women 29.5 kg" to hear; "" when there is none. */
export function loadPair(entry: Pick<WodEntry, 'weight' | 'womenWeight'>): { seen: string; heard: string } {
  const all = loadText(entry);
  const women = womenLoadText(entry);
  if (all !== undefined && women !== undefined) return { seen: `${all.replace(' kg', '')} / ${women}`, heard: `${all}, women ${women}` };
  const only = all ?? (women === undefined ? '' : `women ${women}`);
  return { seen: only, heard: only };
}

/** The whole prescription as a coach writes it: "21-15-9 · Thruster 43 kg · Pull-up"; a part done several times is "3 × (8 Burpee, 9 Push-up)". */
export function prescriptionLine(wod: PrescriptionSubject): string {
  const line = (entry: PrescriptionEntry): string => [amountText(entry), entry.exercise.name, loadText(entry)].filter(Boolean).join(' ');
  const movements = blocksOf(wod.exercises).flatMap(({ partRounds = 1, entries }) =>
    partRounds > 1 ? [`${partRounds} × (${entries.map(line).join(', ')})`] : entries.map(line));
  return [schemeLine(wod), ...movements].join(' · ');
}
