import type { WodFact } from '@wod/domain';

/** What else there is to know of a WOD, such as how it is scored, on one line. */
export function WodFacts({ facts, className }: { facts: readonly WodFact[]; className?: string }) {
  if (facts.length === 0) return null;
  return <p className={className}>{facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>;
}
