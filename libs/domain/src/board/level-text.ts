import { LEVEL_LABEL, type Level } from './board-choice.js';
import { vestText, type VestSubject } from './headline.js';
import { lengthsIn } from './lengths.js';
import { lowerFirst, scalingText, spelledOut, type ScaledEntry, type Scaling } from './level.js';
import type { WeightUnit } from './loads.js';
import { movementTitle } from './movement-text.js';

type ScaledWod = Scaling & VestSubject & { exercises: readonly ScaledEntry[] };

/** What to do instead of a line, with its load and lengths in the reader's unit. */
function insteadOf(entry: ScaledEntry, level: Level, unit: WeightUnit): string | undefined {
  const text = spelledOut(entry, level, unit);
  return text && lengthsIn(text.charAt(0).toUpperCase() + text.slice(1), unit);
}

/** What to do instead of the whole; beginners do without a vest. */
function wholeText(wod: ScaledWod, level: Level, unit: WeightUnit): string | undefined {
  const isWithoutVest = level === 'beginner' && vestText(wod, unit, level) !== undefined;
  return [scalingText(wod, level), isWithoutVest && 'Without a vest'].filter(Boolean).join('; ') || undefined;
}

/** A level in words, line by line: what to do instead of the whole, then "Pull-up: jumping or banded pull-up" for each movement. */
export function levelText(wod: ScaledWod, level: Level, unit: WeightUnit): string[] {
  const lines = wod.exercises.flatMap((entry) => {
    const text = level === 'rx' ? undefined : insteadOf(entry, level, unit);
    return text === undefined ? [] : [`${movementTitle(entry.exercise.name)}: ${lowerFirst(text)}`];
  });
  const whole = wholeText(wod, level, unit);
  return [...new Set([...(whole === undefined ? [] : [whole]), ...lines])];
}

/** The levels below Rx as a table. */
export interface ScalingTable {
  /** What is scaled: movements, and "Workout" for the workout as a whole. */
  heads: string[];
  /** A text for each head, or none; and all of them as running text. */
  rows: { label: string; cells: (string | undefined)[]; text: string }[];
}

/** What to do instead at each level, movement by movement; undefined where nothing is said. */
export function scalingTable(wod: ScaledWod, unit: WeightUnit): ScalingTable | undefined {
  const levels = ['scaled', 'beginner'] as const;
  const columns = new Map<string, (string | undefined)[]>();
  const whole = levels.map((level) => wholeText(wod, level, unit));
  if (whole.some(Boolean)) columns.set('Workout', whole);
  for (const entry of wod.exercises) {
    const texts = levels.map((level) => insteadOf(entry, level, unit));
    const head = movementTitle(entry.exercise.name);
    if (texts.some(Boolean) && !columns.has(head)) columns.set(head, texts);
  }
  if (columns.size === 0) return undefined;
  return { heads: [...columns.keys()], rows: levels.map((level, index) => ({
    label: LEVEL_LABEL[level], cells: [...columns.values()].map((texts) => texts[index]), text: levelText(wod, level, unit).join(' · '),
  })) };
}
