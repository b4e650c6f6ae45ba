import { positive } from '../field/positive.js';
import { PARAMETER_DEFAULTS } from '../wod/parameters.js';
import type { ClockEntry, ClockWod } from './clock-wod.js';

/** When work is interrupted. */
export interface InterruptionTimes {
  /** from the beginning on; or, `ofWork`, once there has been as much work since the one before */
  everySeconds: number;
  ofWork?: true;
}

/** What the name of a part says: "Every 2 min, from 0:00", "After every 5 min of running". */
const PART = /^(?:Every (\d+) min(?:, from 0:00)?|After every (\d+) min of [a-z]+)$/;

/** Whether an entry interrupts the work. */
export const interrupts = ({ type }: ClockWod, { isEmomInterruption, partName = '' }: ClockEntry): boolean =>
  type === 'CHIPPER_EMOM' ? Boolean(isEmomInterruption) : (type === 'AMRAP' || type === 'FOR_TIME') && PART.test(partName);

/** @param entry that interrupts the WOD */
export function interruptionTimes({ type, intervalMinutes }: ClockWod, { partName = '' }: ClockEntry): InterruptionTimes {
  if (type === 'CHIPPER_EMOM') return { everySeconds: (positive(intervalMinutes) ?? PARAMETER_DEFAULTS.intervalMinutes) * 60 };
  const [, every, ofWork] = PART.exec(partName) ?? [];
  return { everySeconds: Number(every ?? ofWork) * 60, ...(ofWork !== undefined && { ofWork: true }) };
}
