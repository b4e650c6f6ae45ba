import type { WodFact } from '@wod/domain';

/** Further facts about a WOD, such as its scoring, on one line. */
export function WodFacts({ facts, className }: { facts: readonly WodFact[]; className?: string }) {
  if (facts.length === 0) return null;
  return <p className={className}>{facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>;
}
