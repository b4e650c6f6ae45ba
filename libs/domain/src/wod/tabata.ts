/** Spec 9: one cycle is 8 rounds of 20 s work and 10 s rest. */
export const TABATA = { workSeconds: 20, restSeconds: 10, roundsPerCycle: 8 } as const;

/** The whole length in minutes: 4 minutes per cycle. */
export function tabataMinutes(cycles: number): number {
  return (cycles * TABATA.roundsPerCycle * (TABATA.workSeconds + TABATA.restSeconds)) / 60;
}
