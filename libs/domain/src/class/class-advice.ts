import type { KitItem } from '../exercise/needs.js';
import { kitItemWords } from '../exercise/needs.js';
import { capitalized } from '../text/words.js';
import { listed } from '../text/listed.js';
import { kitNeededBy } from '../wod/kit-needed.js';
import { MINUTE_MS } from '../text/spans.js';
import type { ClassProgramme } from './class-programme.js';
import { wholeMinutes, type ClassState } from './class-state.js';

/** The WOD that comes next, by its stretch, skipping stretches that are left out. */
function nextWod({ stretches }: ClassProgramme, { stretch, places, phase }: ClassState): number | undefined {
  if (phase === 'done') return undefined;
  const next = stretches.findIndex(({ wod }, index) => wod !== undefined && index > stretch && !places[index]?.isOmitted);
  return next < 0 ? undefined : next;
}

/** "3 min behind: cool-down is 11 min instead of 14", "2 min ahead", "On time". Part of a minute doesn't count. */
export function classAdvice(programme: ClassProgramme, state: ClassState): string {
  const late = wholeMinutes(state.behind);
  const early = wholeMinutes(-state.behind);
  const where = late > 0 ? `${late} min behind` : early > 0 ? `${early} min ahead` : 'On time';
  const what = consequences(programme, state);
  if (what.length > 0) return `${where}: ${what.join('; ')}`;
  return late > 0 && state.phase === 'on' ? `${where}: it still ends in time` : where;
}

/** What being late costs, and what to do. */
function consequences(programme: ClassProgramme, state: ClassState): string[] {
  if (state.phase === 'done') return [];
  const last = programme.stretches.length - 1;
  const [coolDown, place, over] = [programme.stretches[last], state.places[last], wholeMinutes(state.over)];
  const planned = (coolDown?.seconds ?? 0) * 1000;
  const isShorter = coolDown?.kind === 'coolDown' && place !== undefined && !place.isOmitted && state.stretch < last && place.length < planned;
  const wod = programme.stretches.find((stretch, index) => stretch.wod && isLongEnough(state, index, over));
  return [
    ...(isShorter ? [`cool-down is ${Math.round(place.length / MINUTE_MS)} min instead of ${planned / MINUTE_MS}`] : []),
    ...(over > 0 ? [wod ? `shorten ${wod.title} by ${over} min` : `it ends ${over} min late`] : []),
  ];
}

/** Whether a stretch that is still to come lasts longer than so many minutes: only then can it be shortened by them. */
const isLongEnough = ({ stretch, places }: ClassState, index: number, minutes: number): boolean => {
  const place = places[index];
  return index > stretch && place !== undefined && !place.isOmitted && wholeMinutes(place.length) > minutes;
};

/** Nobody puts these out. */
const NOT_PUT_OUT: readonly KitItem[] = ['PARTNER', 'POOL', 'TRACK'];

/** What to do with the kit for the next WOD: "Barbell away. Jump rope out for Annie."; undefined where nothing changes. */
export function kitChange(programme: ClassProgramme, state: ClassState): string | undefined {
  const next = nextWod(programme, state);
  const wod = programme.stretches[next ?? -1]?.wod;
  if (next === undefined || !wod) return undefined;
  const before = programme.stretches.findLast((stretch, index) => index < next && stretch.wod !== undefined && !state.places[index]?.isOmitted)?.wod;
  const [needed, standing] = [kitNeededBy(wod), before ? kitNeededBy(before) : []];
  const missing = (from: readonly KitItem[], kept: readonly KitItem[]) =>
    from.filter((item) => !kept.includes(item) && !NOT_PUT_OUT.includes(item)).map(kitItemWords);
  const [away, out] = [missing(standing, needed), missing(needed, standing)];
  const sentences = [
    away.length > 0 && `${capitalized(listed(away))} away.`,
    out.length > 0 && `${capitalized(listed(out))} out for ${wod.name}.`,
  ].filter(Boolean);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
