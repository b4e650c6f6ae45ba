import { digitsText, plural, type ClassState, type RunState } from '@wod/domain';

/** What is left, rounded up to seconds; over its time, how long: "4:59", "+0:12". @param left milliseconds */
export const leftText = (left: number): string => (left < 0 ? `+${digitsText(-left)}` : digitsText(Math.ceil(left / 1000) * 1000));

/** The time of the stretch that is on: what is left of it, or of one without a length how long it has been on. */
export const stretchText = ({ left, since }: ClassState): string => (left === undefined ? digitsText(since) : leftText(left));

/** What the clock of a WOD showed when it ended: "Stopped at 12:00, 5 rounds". */
export const stoppedText = ({ total, rounds }: RunState): string =>
  `Stopped at ${digitsText(total)}${rounds > 0 ? `, ${plural(rounds, 'round')}` : ''}`;
