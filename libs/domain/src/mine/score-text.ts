import { POUNDS_PER_KG, type WeightUnit } from '../board/loads.js';
import { typedNumber } from '../field/typed-number.js';
import { LIMITS } from '../limits.js';
import { digitsText } from '../text/digits-text.js';
import { plural } from '../text/words.js';
import type { WodScore } from '../wod/wod-type.js';

/** How each kind of result may be typed. */
export const SCORE_EXAMPLES: Readonly<Record<WodScore, string>> = {
  TIME: '4:12, 1:02:30 or cap + 12',
  ROUNDS_AND_REPS: '7 rounds + 12, 7+12 or 7',
  REPS: '96',
  LOAD: '100 kg or 225 lb',
  NONE: 'Done',
};

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/;
const SPELLED = /^(?:(\d{1,2}) ?h(?:ours?)?)? ?(?:(\d{1,3}) ?m(?:in(?:utes?)?)?)? ?(?:(\d{1,2}) ?s(?:ec(?:onds?)?)?)?$/;
const CAPPED = /^cap(?:ped)?(?: ?\+? ?(\d{1,6})(?: reps?)?)?$/;
const ROUNDS = /^(\d{1,4})(?!\d)(?: ?r(?:ounds?)?)?(?: ?(?:\+|and|,)? ?(\d{1,6})(?: ?reps?)?)?$/;
const REPS = /^(\d[\d,.'’ ]*?) ?(?:reps?|cal(?:ories)?)?$/;
const LOAD = /^(\d[\d,.'’ ]*?) ?(kgs?|kilos?|lbs?|pounds?)?$/;

function time(text: string): string | undefined {
  const capped = CAPPED.exec(text);
  if (capped) return capped[1] === undefined ? 'Cap' : `Cap + ${plural(Number(capped[1]), 'rep')}`;
  const byClock = CLOCK.exec(text);
  const parts = byClock ?? SPELLED.exec(text);
  if (!parts) return undefined;
  const [hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [number, number, number];
  // "1:75" is a slip, and so is "1:75:00".
  if (seconds > 59 || (parts[1] !== undefined && minutes > 59)) return undefined;
  const total = hours * 3600 + minutes * 60 + seconds;
  return total >= 1 && total <= LIMITS.secondsMax ? digitsText(total * 1000) : undefined;
}

function rounds(text: string): string | undefined {
  const [, whole = '', extra = '0'] = ROUNDS.exec(text) ?? [];
  const [done, more] = [Number(whole), Number(extra)];
  if (whole === '' || done > LIMITS.roundsMax || more > LIMITS.repsMax) return undefined;
  return `${plural(done, 'round')}${more > 0 ? ` + ${more}` : ''}`;
}

function reps(text: string): string | undefined {
  const count = typedNumber(REPS.exec(text)?.[1] ?? '');
  return count !== undefined && Number.isInteger(count) && count <= LIMITS.repsMax ? plural(count, 'rep') : undefined;
}

function load(text: string, usual: WeightUnit): string | undefined {
  const [, amount = '', word] = LOAD.exec(text) ?? [];
  const weight = typedNumber(amount);
  const unit = word === undefined ? usual : word.startsWith('k') ? 'kg' : 'lb';
  const most = LIMITS.weightMax * (unit === 'kg' ? 1 : POUNDS_PER_KG);
  return weight !== undefined && weight > 0 && weight <= most ? `${weight} ${unit}` : undefined;
}

/**
 * A result in the one way that it is written: "4:12", "1:02:30", "Cap + 12 reps", "7 rounds + 12", "96 reps", "102.5 kg". What it writes it
 * also reads.
 * @param unit of a load without one
 * @returns undefined for what it doesn't understand
 */
export function parseScore(score: WodScore, typed: string, unit: WeightUnit): string | undefined {
  if (typed.length > LIMITS.resultTextMax) return undefined;
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (score === 'NONE') return 'Done';
  if (text === '') return undefined;
  switch (score) {
    case 'TIME':
      return time(text);
    case 'ROUNDS_AND_REPS':
      return rounds(text);
    case 'REPS':
      return reps(text);
    case 'LOAD':
      return load(text, unit);
  }
}
