import { BEST_KNOWN, type PredefinedWod, predefinedWods } from '@wod/catalogue';
import type { ImportCategory } from '@wod/domain';

/** The predefined WODs of a category. ALL means Hero and Benchmark: everyday WODs come with the first start. */
export const predefinedOf = (category: ImportCategory): PredefinedWod[] =>
  predefinedWods.filter((wod) => (category === 'ALL' ? wod.category !== 'CUSTOM' : wod.category === category));

/** The order of an import: the best known come last, so that they are the newest; before them the file in reverse. */
export function oldestFirst(wods: readonly PredefinedWod[]): PredefinedWod[] {
  const rank = ({ name }: PredefinedWod) => (BEST_KNOWN.includes(name) ? BEST_KNOWN.indexOf(name) : BEST_KNOWN.length);
  return [...wods].reverse().sort((a, b) => rank(b) - rank(a));
}
