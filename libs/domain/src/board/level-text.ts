import { capitalized } from '../text/words.js';
import { LEVEL_LABEL, type Level } from './board-choice.js';
import { vestText, type VestSubject } from './headline.js';
import { lowerFirst, scalingText, spelledOut, type ScaledEntry, type ScaledWhole } from './level.js';
import type { WeightUnit } from './loads.js';
import { movementTitle } from './movement-text.js';

type ScaledWod = ScaledWhole & VestSubject & { exercises: readonly ScaledEntry[] };

/** What to do instead of the lines of each movement, with loads and lengths in the reader's unit: "29.5 / 20 kg; 43 / 29.5 kg". */
function saidOf(wod: ScaledWod, level: Level, unit: WeightUnit): Map<string, string> {
  const said = new Map<string, Set<string>>();
  for (const entry of wod.exercises) {
    const text = spelledOut(entry, wod, level, unit);
    const head = movementTitle(entry.exercise.name);
    if (text !== undefined) said.set(head, (said.get(head) ?? new Set()).add(lowerFirst(text)));
  }
  return new Map([...said].map(([head, texts]) => [head, [...texts].join('; ')]));
}

/** What to do instead of the whole; beginners do without a vest. */
function wholeText(wod: ScaledWod, level: Level, unit: WeightUnit): string | undefined {
  const isWithoutVest = level === 'beginner' && vestText(wod, unit, level) !== undefined;
  return [scalingText(wod, level, unit), isWithoutVest && 'Without a vest'].filter(Boolean).join('; ') || undefined;
}

/** A level in words: what to do instead of the whole, then "Pull-up: jumping or banded pull-up" for each movement. */
export function levelText(wod: ScaledWod, level: Level, unit: WeightUnit): string[] {
  const whole = wholeText(wod, level, unit);
  return [...(whole === undefined ? [] : [whole]), ...[...saidOf(wod, level, unit)].map(([head, text]) => `${head}: ${text}`)];
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
  const levels = (['scaled', 'beginner'] as const).map((level) => ({ level, whole: wholeText(wod, level, unit), said: saidOf(wod, level, unit) }));
  const movements = [...new Set(wod.exercises.map(({ exercise }) => movementTitle(exercise.name)))].filter((head) =>
    levels.some(({ said }) => said.has(head)),
  );
  const hasWhole = levels.some(({ whole }) => whole !== undefined);
  if (!hasWhole && movements.length === 0) return undefined;
  return {
    heads: [...(hasWhole ? ['Workout'] : []), ...movements],
    rows: levels.map(({ level, whole, said }) => ({
      label: LEVEL_LABEL[level],
      cells: [...(hasWhole ? [whole] : []), ...movements.map((head) => said.get(head)).map((text) => text && capitalized(text))],
      text: levelText(wod, level, unit).join(' · '),
    })),
  };
}
