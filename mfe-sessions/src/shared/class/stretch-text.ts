import { digitsText, type ClassState } from '@wod/domain';

/** What is left, rounded up to seconds; over its time, how long: "4:59", "+0:12". @param left milliseconds */
export const leftText = (left: number): string => (left < 0 ? `+${digitsText(-left)}` : digitsText(Math.ceil(left / 1000) * 1000));

/** The time of the stretch that is on: what is left of it, or of one without a length how long it has been on. */
export const stretchText = ({ left, since }: ClassState): string => (left === undefined ? digitsText(since) : leftText(left));
