import type { Amount } from './amount.js';
import { timeText } from './amount.js';

/** An amount that a line's own text begins with. */
export interface OwnAmount {
  /** as it is written on the board: "100", "200 m", "15/12 cal", "30 s" */
  text: string;
  /** how the movement behind it is counted */
  of: Amount;
}

/** What a number counts that isn't the movement: loads, lengths of kit, sets, pieces of kit. */
const OF_OTHERS = String.raw`\s?(?:[/×%]|(?:kg|lb|in|cm|sets|rounds|times|of|x|to|and|or|then)\b)|\s(?:\w+ )?(?:dumbbell|kettlebell|plate|band)s?(?:$|,)`;
const AMOUNT = new RegExp(
  [
    String.raw`^(?:(?<calories>\d+(?:\/\d+)?) ?cal(?:orie)?s?`,
    String.raw`|(?<distance>\d+(?:,\d{3})*(?:\.\d+)?) ?(?:m(?:et(?:er|re)s?)?|(?<unit>km|ft|yd|miles?))`,
    String.raw`|(?<seconds>\d+) ?s(?:ec(?:ond)?s?)?|(?<minutes>\d+) ?min(?:ute)?s?`,
    String.raw`|(?<reps>\d+(?:,\d{3})*(?:(?: ?[–-] ?| to )\d+)?)(?: reps)?(?!${OF_OTHERS}))(?:$|,? )`,
  ].join(''),
);

/** Splits the amount off a line's own text: "60 single-unders", "200 m", "12, at a low target". What has none is all rest. */
export function ownAmount(text: string): { amount?: OwnAmount; rest: string } {
  const match = AMOUNT.exec(text);
  const { calories, distance, unit = 'm', seconds, minutes, reps } = match?.groups ?? {};
  const rest = text.slice(match?.[0].length ?? 0);
  if (calories) return { amount: { text: `${calories} cal`, of: { unit: 'CALORIES' } }, rest };
  if (distance) return { amount: { text: `${distance} ${unit}`, of: { distance: 1 } }, rest };
  if (seconds ?? minutes) {
    const duration = seconds ? Number(seconds) : Number(minutes) * 60;
    return { amount: { text: timeText(duration), of: { duration } }, rest };
  }
  if (reps) return { amount: { text: reps, of: { reps: Number(reps.replaceAll(',', '').match(/\d+$/)?.[0]) } }, rest };
  return { rest };
}
