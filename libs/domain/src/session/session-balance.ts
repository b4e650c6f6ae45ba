import { EQUIPMENT_FACTS, kitOf } from '../exercise/equipment.js';
import { WOD_TYPE_LABEL } from '../wod/wod-type.js';
import type { SessionWod } from './session.js';

type BalanceWod = Pick<SessionWod, 'type' | 'exercises'>;

const countOf = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** What makes a class one-sided, as sentences of advice; empty for fewer than two WODs and for a varied class. */
export function balanceHints(wods: readonly BalanceWod[]): string[] {
  const [first] = wods;
  if (!first || wods.length < 2) return [];
  const all = wods.length === 2 ? 'Both' : `All ${wods.length}`;
  const sameType = wods.every(({ type }) => type === first.type);
  const everywhere = kitOf(first).filter((equipment) => wods.every((wod) => kitOf(wod).includes(equipment)));
  const movements = countOf(wods.flatMap(({ exercises }) => [...new Set(exercises.map(({ exercise }) => exercise.name))]));
  return [
    ...(sameType ? [`${all} WODs are ${WOD_TYPE_LABEL[first.type]}. Another type would change the pace.`] : []),
    ...everywhere.map((equipment) => `${all} WODs use the ${EQUIPMENT_FACTS[equipment].label.toLowerCase()}.`),
    ...[...movements].flatMap(([name, count]) => (count > 1 ? [`${name} comes up in ${count} WODs.`] : [])),
  ];
}
