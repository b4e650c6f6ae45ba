import { plural } from '../text/words.js';
import { positive } from '../field/positive.js';
import { blocksOf } from '../wod/wod-text.js';
import { amountText, movementText, timeText, windowText } from './amount.js';
import type { Level } from './board-choice.js';
import { type HeadlineSubject, headlineText, stationSeconds, vestText } from './headline.js';
import { lengthsIn } from './lengths.js';
import type { Instead, ScaledEntry } from './level.js';
import { loadText, type LoadText, type WeightUnit } from './loads.js';

/** What the board needs of a WOD. */
export type BoardSubject = Omit<HeadlineSubject, 'exercises'> & { exercises: readonly ScaledEntry[] };

/** A line of the board. */
export interface BoardLine {
  /** "100", "1 mile", "30 cal"; "" where the headline says it */
  amount: string;
  /** "pull-ups", "run"; "Thruster" where there is no amount */
  movement: string;
  load?: LoadText;
  /** What else changes the meaning: "60/50 cm box", "alternate arms". */
  note?: string;
  /** How it is done at another level than Rx: "about 29.5 / 20 kg". */
  way?: string;
  /** What no longer applies there: "pull-ups", "43 / 29.5 kg". */
  was?: string;
}

/** Lines that belong together. */
export interface BoardPart {
  /** What a bracket beside them says: "3 rounds", "Buy-in", "at the start of every minute". */
  label?: string;
  lines: BoardLine[];
}

/** A WOD as a coach writes it on the whiteboard. */
export interface Board {
  headline: string;
  /** Below the headline: "with a 9 / 6 kg (20/14 lb) vest", or for beginners "without a vest". */
  vest?: string;
  /** Below that: what is done instead of the whole at another level than Rx. */
  scaling?: string;
  parts: BoardPart[];
}

/** What is done at a level: instead of the whole, and line by line. */
export interface InsteadOf {
  level: Level;
  whole: (wod: BoardSubject, unit: WeightUnit) => string | undefined;
  line: (entry: ScaledEntry, wod: BoardSubject, unit: WeightUnit) => Instead | undefined;
}

/**
 * Writes a WOD on the board, with loads and kit lengths in the given unit first.
 * @param insteadOf what is done instead of each line, `insteadAt(level)`; left out, the lines are as prescribed
 */
export function writeBoard(wod: BoardSubject, unit: WeightUnit, insteadOf?: InsteadOf): Board {
  const vest = vestText(wod, unit, insteadOf?.level);
  const scaling = insteadOf?.whole(wod, unit);
  // A custom headline may not say it.
  const saysWindows = !wod.headline?.trim() && stationSeconds(wod.exercises) !== undefined;
  const timesOf = (entry: ScaledEntry) => [!saysWindows && windowText(entry), slotText(entry, wod)].filter((time) => typeof time === 'string');
  const parts = blocksOf(wod.exercises).flatMap(({ partRounds, entries }) =>
    splitInterruption(entries, wod).map(({ label, entries: some }) => {
      const names = [some[0]?.partName, positive(partRounds) !== undefined && partRounds !== 1 && plural(partRounds ?? 1, 'round'), label].filter(
        Boolean,
      );
      return {
        ...(names.length > 0 && { label: names.join(', ') }),
        lines: some.flatMap((entry) => linesOf(entry, timesOf(entry), unit, insteadOf?.line(entry, wod, unit))),
      };
    }),
  );
  return { headline: headlineText(wod), ...(vest !== undefined && { vest }), ...(scaling !== undefined && { scaling }), parts };
}

/** Separates a CHIPPER_EMOM's interruption from what it interrupts. */
export function splitInterruption<T extends ScaledEntry>(
  entries: readonly T[],
  { type, intervalMinutes }: BoardSubject,
): { label?: string; entries: T[] }[] {
  const of = (interrupts: boolean) => entries.filter(({ isEmomInterruption = false }) => isEmomInterruption === interrupts);
  if (type !== 'CHIPPER_EMOM') return [{ entries: [...entries] }];
  const every = positive(intervalMinutes) ?? 1;
  const label = `at the start of every ${every === 1 ? 'minute' : `${every} minutes`}`;
  return [{ entries: of(false) }, { label, entries: of(true) }].filter(({ entries: some }) => some.length > 0);
}

/** Which interval of an EMOM the entry is done in. */
function slotText(entry: ScaledEntry, { intervalMinutes }: BoardSubject): string | undefined {
  const minute = positive(entry.minute);
  return minute === undefined ? undefined : `${(positive(intervalMinutes) ?? 1) === 1 ? 'minute' : 'interval'} ${minute}`;
}

function linesOf(entry: ScaledEntry, times: readonly string[], unit: WeightUnit, instead: Instead | undefined): BoardLine[] {
  const load = instead?.keepsLoad === false ? undefined : loadText(entry, unit);
  const notes = instead ? instead.note : entry.notes && lengthsIn(entry.notes, unit);
  const note = [...times, notes].filter(Boolean).join(', ');
  const { way, was } = instead ?? {};
  const line = {
    amount: instead?.amount ?? amountText(entry),
    movement: instead?.movement ?? movementText(entry.exercise.name, entry),
    ...(load && { load }),
    ...(note && { note }),
    ...(way && { way }),
    ...(was && { was }),
  };
  const rest = positive(entry.restAfter);
  return rest === undefined ? [line] : [line, { amount: timeText(rest), movement: 'rest' }];
}

/** A line as plain text: "100 pull-ups", "Thruster 43 / 29.5 kg (95/65 lb) – from the floor". */
export const boardLineText = ({ amount, movement, load, note, way, was }: BoardLine): string =>
  [
    amount,
    movement,
    load && `${load.chosen} (${load.other})`,
    (way || note) && `– ${[way, note].filter(Boolean).join(', ')}`,
    was && `(instead of ${was})`,
  ]
    .filter(Boolean)
    .join(' ');

/** The board as plain text, line for line; bracketed lines are indented below the bracket's label. */
export function boardText({ headline, vest, scaling, parts }: Board): string[] {
  const lines = parts.flatMap(({ label, lines: some }) => {
    const written = some.map(boardLineText);
    return label === undefined ? written : [label, ...written.map((line) => `  ${line}`)];
  });
  return [headline, ...[vest, scaling].filter((text) => text !== undefined), ...lines];
}

/** The whole prescription on one line: "21-15-9 for time · Thruster 43 / 29.5 kg (95/65 lb) · Pull-up". */
export const prescriptionLine = (wod: BoardSubject, unit: WeightUnit = 'kg'): string =>
  boardText(writeBoard(wod, unit))
    .map((line) => line.trim())
    .join(' · ');
