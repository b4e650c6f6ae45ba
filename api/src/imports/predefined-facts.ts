import type { PredefinedWod } from '@wod/catalogue';
import { formatClock, type WodFact } from '@wod/domain';

/** What the schema of a WOD has no field for, in the words in which its description carries it. */
export function predefinedFacts({ aka, facts }: PredefinedWod): WodFact[] {
  const { scoring, vest, team, restBetweenRoundsSeconds: rest, totalMinutes, note } = facts;
  const known: [label: string, value: string | undefined][] = [
    ['Also known as', aka?.join(', ')],
    ['Score', scoring],
    ['Team', team],
    ['Vest', vest],
    ['Total time', totalMinutes === undefined ? undefined : `${totalMinutes} minutes`],
    ['Rest between rounds', rest === undefined ? undefined : `${formatClock(rest)} minutes`],
    ['Note', note],
  ];
  return known.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
