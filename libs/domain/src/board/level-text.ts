import type { Level } from './board-choice.js';
import { lengthsIn } from './lengths.js';
import { insteadText, lowerFirst, scalingText, type ScaledEntry, type Scaling } from './level.js';
import { loadText, type WeightUnit } from './loads.js';
import { movementTitle } from './movement-text.js';

/** A level in words, line by line: what to do instead of the whole, then "Pull-up: jumping or banded pull-up" for each movement. */
export function levelText(wod: Scaling & { exercises: readonly ScaledEntry[] }, level: Level, unit: WeightUnit): string[] {
  const lines = wod.exercises.flatMap((entry) => {
    const text = insteadText(entry, level);
    const load = loadText(entry, unit)?.chosen;
    return level === 'rx' || text === undefined ? [] : [`${movementTitle(entry.exercise.name)}: ${lengthsIn(lowerFirst(load === undefined ? text : text.replace(/\bRx\b/g, load)), unit)}`];
  });
  const whole = scalingText(wod, level);
  return [...new Set([...(whole === undefined ? [] : [whole]), ...lines])];
}
