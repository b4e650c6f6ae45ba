import { type KitItem, kitItemWords } from '../exercise/needs.js';
import type { MyGym } from '../mine/my-gym.js';
import type { SessionWod } from '../session/session.js';
import { kitBesides, kitNeededBy, kitOfMovement, piecesEach } from '../wod/kit-needed.js';

/** What a class has to take turns at. */
export interface Heats {
  item: KitItem;
  people: number;
  /** how many there are of it */
  count: number;
  /** how many of it one athlete, or one team, takes at once */
  each: number;
  /** 1 where everybody can begin at once, at different stations */
  heats: number;
  /** minutes that it takes longer; 0 where nothing is known of the WOD's length */
  moreMinutes: number;
}

/** There may be room for everybody. */
const SHARED: readonly KitItem[] = ['PARTNER', 'POOL', 'TRACK'];

/** The stations of a WOD whose movements take turns by the clock, each with its entries; one where everybody does the same at once. */
function stationsOf({ type, exercises }: SessionWod): SessionWod['exercises'][] {
  const isTimed = type === 'ROUNDS' && exercises.length > 1 && exercises.every(({ isMax, duration }) => isMax && duration);
  if (isTimed) return exercises.map((entry) => [entry]);
  const minutes = Math.max(1, ...exercises.map(({ minute }) => minute ?? 1));
  if (type !== 'EMOM' || minutes === 1) return [[...exercises]];
  return Array.from({ length: minutes }, (_, index) => exercises.filter(({ minute }) => minute === undefined || minute === index + 1));
}

/** The turns that a class takes at the item that holds it up most; undefined where there is enough of everything, or nobody knows. */
export function heatsOf(wod: SessionWod, { people, counts }: Pick<MyGym, 'people' | 'counts'>): Heats | undefined {
  if (people === null) return undefined;
  const stations = stationsOf(wod);
  const found = kitNeededBy(wod).flatMap((item): Heats[] => {
    const count = counts[item];
    if (count === undefined || SHARED.includes(item)) return [];
    const takes = ({ exercise }: SessionWod['exercises'][number]) => kitOfMovement(exercise).includes(item);
    // A pair is one of what the movement is done with, not of what else it takes: two dumbbells, and one box.
    const each = Math.max(1, ...wod.exercises.filter(({ exercise }) => exercise.equipment === item).map(piecesEach));
    const sets = Math.max(1, Math.floor(count / each));
    if (sets * (wod.team ?? 1) >= people) return [];
    const using = kitBesides(wod).includes(item) ? stations.length : stations.filter((entries) => entries.some(takes)).length;
    const atOnce = Math.ceil((Math.ceil(people / (wod.team ?? 1)) * using) / stations.length);
    const heats = Math.ceil(atOnce / sets);
    return [{ item, people, count, each, heats, moreMinutes: (heats - 1) * (wod.estimatedDuration ?? 0) }];
  });
  return found.toSorted((a, b) => b.heats - a.heats)[0];
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "16 people, 8 rowers: two heats, +14 min"; "16 people, 16 dumbbells (2 each): two heats"; "16 people, 8 rowers: begin at different stations" */
export function heatsText({ item, people, count, each, heats, moreMinutes }: Heats): string {
  const room = `${people} people, ${count} ${count === 1 ? kitItemWords(item) : pieces(kitItemWords(item))}${each > 1 ? ` (${each} each)` : ''}`;
  if (heats === 1) return `${room}: begin at different stations`;
  return `${room}: ${NUMBERS[heats] ?? heats} heats${moreMinutes > 0 ? `, +${moreMinutes} min` : ''}`;
}

/** "rowers", "boxes", "GHDs", "rings" */
const pieces = (words: string): string => (words.endsWith('s') ? words : /[xh]$/.test(words) ? `${words}es` : `${words}s`);
