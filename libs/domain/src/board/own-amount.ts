import type { Amount } from './amount.js';
import { timeText } from './amount.js';

/** An amount that a line's own text begins with. */
export interface OwnAmount {
  /** as it is written on the board: "100", "200 m", "15/12 cal", "30 s" */
  text: string;
  /** how the movement behind it is counted */
  of: Amount;
}

const AMOUNT = new RegExp([
  String.raw`^(?:(?<calories>\d+(?:\/\d+)?) cal(?:ories)?|(?<distance>\d+(?:,\d{3})*(?:\.\d+)?) (?<unit>m|km|ft|yd|miles?)|(?<seconds>\d+) s(?:econds)?|(?<minutes>\d+) min(?:utes)?`,
  String.raw`|(?<reps>\d+(?:,\d{3})*)(?: reps)?(?!\s?(?:\/|(?:kg|lb|in|cm|sets|rounds|to|and|or|then)\b)))(?![\w./:-])(?:$|,? )`,
].join(''));

/** Splits the amount off a line's own text: "60 single-unders", "200 m", "12, at a low target". What has none is all rest. */
export function ownAmount(text: string): { amount?: OwnAmount; rest: string } {
  const match = AMOUNT.exec(text);
  const { calories, distance, unit, seconds, minutes, reps } = match?.groups ?? {};
  const rest = text.slice(match?.[0].length ?? 0);
  if (calories) return { amount: { text: `${calories} cal`, of: { unit: 'CALORIES' } }, rest };
  if (distance) return { amount: { text: `${distance} ${unit}`, of: { distance: 1 } }, rest };
  if (seconds ?? minutes) {
    const duration = seconds ? Number(seconds) : Number(minutes) * 60;
    return { amount: { text: timeText(duration), of: { duration } }, rest };
  }
  if (reps) return { amount: { text: reps, of: { reps: Number(reps.replaceAll(',', '')) } }, rest };
  return { rest };
}
