import { isDeepStrictEqual } from 'node:util';
import {
  distanceText,
  durationLabel,
  headlineText,
  type Load,
  parseRepScheme,
  poundsOf,
  WOD_CATEGORIES,
  WOD_CATEGORY_LABEL,
  WOD_TYPE_LABEL,
  WOD_TYPES,
} from '@wod/domain';
import type { Slices } from '../long-work.js';
import type { WodRecord } from '../records.js';
import { boardTerms } from './board-terms.js';
import { TermSets } from './term-sets.js';
import { amountTerm, isNumber, nameTerms, pairTerm, textTerms, tokensOf, wholeName, wordsOf } from './terms.js';

/** This many movements, once each, make a chipper. */
const CHIPPER = 5;
/** Benchmarks that the community calls "the girls". */
const GIRLS = new Set(
  (
    'Amanda Andi Angie Annie Barbara Candy Chelsea Christine Cindy Diane Elizabeth Ellen Eva Fran Grace Grettel Gwen Helen Hope Ingrid Isabel Jackie ' +
    'Karen Kelly Lane Linda Lyla Lynne Maggie Marguerita Mary Megan Nancy Nicole'
  ).split(' '),
);

const OF_TYPE = termsOfLabels(WOD_TYPES, (type) => WOD_TYPE_LABEL[type]);
const OF_CATEGORY = termsOfLabels(WOD_CATEGORIES, (category) => WOD_CATEGORY_LABEL[category].one);

/** The fields of a WOD that are searched; the movements come from its exercises. */
export const FIELDS = ['key', 'name', 'shape', 'other', 'format', 'amounts', 'board', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** How many WODs are read before others may get a turn. */
const READ_AT_ONCE = 8;

/**
 * Which WODs have which terms, by their positions in the index. WODs are read from the lowest position up, once something is searched
 * or there is time: a large library can be read and listed long before all of it can be searched. So are WODs that have changed, since a
 * change may be one of thousands and nobody else is answered while it is taken in.
 */
export class WodTerms {
  readonly fields = Object.fromEntries(FIELDS.map((field) => [field, new TermSets()])) as Readonly<Record<Field, TermSets>>;

  /** The first position that hasn't been read. */
  private unread = 0;
  /** Of the positions before, those where something has changed since, with what was read there. */
  private readonly changed = new Map<number, WodRecord | undefined>();

  /** Reads what hasn't been read, or has changed since. @param records by position; undefined where there is none */
  *read(records: readonly (WodRecord | undefined)[]): Slices<void> {
    for (let count = 1; ; count += 1) {
      const [changed] = this.changed;
      if (changed) {
        const [position, before] = changed;
        this.changed.delete(position);
        this.replace(position, before, records[position]);
      } else if (this.unread < records.length) {
        this.replace(this.unread, undefined, records[this.unread]);
        this.unread += 1;
      } else {
        return;
      }
      if (count % READ_AT_ONCE === 0) yield;
    }
  }

  /** Has a position read again. @param before the WOD at that position until now */
  forget(position: number, before: WodRecord | undefined): void {
    if (position < this.unread && !this.changed.has(position)) this.changed.set(position, before);
  }

  /** Shifts everything from a position upwards by one. */
  insert(place: number): void {
    if (place >= this.unread) return;
    this.unread += 1;
    const changed = [...this.changed];
    this.changed.clear();
    for (const [position, before] of changed) this.changed.set(position < place ? position : position + 1, before);
    for (const field of FIELDS) this.fields[field].insert(place);
  }

  /** What is the same as before is left as it is. */
  private replace(position: number, before: WodRecord | undefined, after: WodRecord | undefined): void {
    for (const field of FIELDS) {
      const { isSame, of } = TERMS[field];
      if (before && after && isSame(before, after)) continue;
      const had = new Set(before && of(before));
      const has = new Set(after && of(after));
      for (const term of had) if (!has.has(term)) this.fields[field].remove(term, position);
      for (const term of has) if (!had.has(term)) this.fields[field].add(term, position);
    }
  }
}

/** Whole names, and whole other names. @param key made by `wholeName` */
export const ownName = (key: string): string => `=${key}`;
export const otherName = (key: string): string => `~${key}`;

/** A name of accents alone has no key: a search that can't be a name has none either (`searchKey`). */
const keysOf = (names: readonly string[]): string[] => names.map(wholeName).filter(Boolean);

/** Besides the words of a name: its first one, and how many there are. */
export const firstWord = (word: string): string => `^${word}`;
export const countOfWords = (count: number): string => `#${count}`;

/** How the terms of a field are made. */
interface FieldTerms {
  of(record: WodRecord): string[];
  /** Whether two records have the same terms, told without making them. */
  isSame(one: WodRecord, other: WodRecord): boolean;
}

/** @param read everything that the terms are made of */
const madeOf = <Source>(read: (record: WodRecord) => Source, terms: (source: Source) => string[]): FieldTerms => ({
  of: (record) => terms(read(record)),
  isSame: (one, other) => isDeepStrictEqual(read(one), read(other)),
});

const TERMS: Readonly<Record<Field, FieldTerms>> = {
  key: madeOf(
    ({ name, aka }) => ({ name, aka }),
    ({ name, aka = [] }) => [...keysOf([name]).map(ownName), ...keysOf(aka).map(otherName)],
  ),
  name: madeOf(({ name }) => name, nameTerms),
  shape: madeOf(
    ({ name }) => name,
    (name) => {
      const words = wordsOf(tokensOf(name));
      return [firstWord(words[0] ?? ''), countOfWords(words.length)];
    },
  ),
  other: madeOf(
    ({ name, aka }) => ({ name, aka }),
    ({ name, aka = [] }) => [...aka.flatMap(nameTerms), ...initials(wordsOf(tokensOf(name)))],
  ),
  format: madeOf(formatOf, formatTerms),
  amounts: madeOf(
    ({ estimatedDuration, vestWeight, womenVestWeight, entries }) => ({ estimatedDuration, vestWeight, womenVestWeight, entries }),
    amountTerms,
  ),
  board: madeOf(
    ({ team, vestWeight, womenVestWeight, isVestOptional, needs, entries }) => ({
      team,
      vestWeight,
      womenVestWeight,
      isVestOptional,
      needs,
      entries,
    }),
    boardTerms,
  ),
  text: madeOf(
    ({ description = '', dedication = '' }) => [description, dedication],
    (texts) => texts.flatMap((text) => textTerms(text)),
  ),
};

function termsOfLabels<Value extends string>(values: readonly Value[], label: (value: Value) => string): Record<Value, readonly string[]> {
  return Object.fromEntries(values.map((value) => [value, textTerms(label(value))] as const)) as Readonly<
    Record<string, readonly string[]>
  > as Record<Value, readonly string[]>;
}

/** "fgb" is Fight Gone Bad. */
const initials = (words: readonly string[]): string[] =>
  words.length < 3 || words.some(isNumber) ? [] : [words.map((word) => word.charAt(0)).join('')];

interface Format
  extends Pick<
    WodRecord,
    'type' | 'category' | 'timeCapMinutes' | 'intervalMinutes' | 'repScheme' | 'rounds' | 'team' | 'score' | 'estimatedDuration'
  > {
  headline: string;
  isGirl: boolean;
  movements: number;
}

function formatOf(record: WodRecord): Format {
  const { type, category, timeCapMinutes, intervalMinutes, repScheme, rounds, team, score, estimatedDuration, name, entries } = record;
  return {
    type,
    category,
    timeCapMinutes,
    intervalMinutes,
    repScheme,
    rounds,
    team,
    score,
    estimatedDuration,
    headline: headlineText({ ...record, exercises: entries }),
    isGirl: category === 'BENCHMARK' && GIRLS.has(name),
    movements: new Set(entries.map(({ exerciseId }) => exerciseId)).size,
  };
}

/** What kind of workout it is: "21-15-9 for time", "AMRAP 20", "chipper", "hero", "girls". */
function formatTerms(format: Format): string[] {
  const { type, category, timeCapMinutes, repScheme, rounds, team = 1, score, estimatedDuration, headline, isGirl, movements } = format;
  return [
    ...textTerms(headline),
    ...OF_TYPE[type],
    ...OF_CATEGORY[category],
    ...(repScheme === undefined ? [] : [...textTerms(repScheme), ...wayTerms(repScheme)]),
    ...(timeCapMinutes === undefined ? [] : [amountTerm(timeCapMinutes, 'min')]),
    ...(rounds === undefined ? [] : [amountTerm(rounds, 'round')]),
    ...(isGirl ? ['girl'] : []),
    ...(movements === 2 ? ['couplet'] : movements === 3 ? ['triplet'] : []),
    ...(type === 'FOR_TIME' && movements >= CHIPPER ? ['chipper'] : []),
    ...everyTerms(format),
    ...(team > 1 ? ['team', 'person', 'people', amountTerm(team, 'person'), ...(team === 2 ? ['pair', 'couple'] : [])] : []),
    ...(score === 'LOAD' ? ['strength', 'heavy'] : ['metcon', 'conditioning']),
    ...(estimatedDuration ? LENGTH[durationLabel(estimatedDuration)] : []),
  ];
}

/** What visitors call a duration. */
const LENGTH = { Quick: ['quick', 'short'], Standard: [], Long: ['long'], Extended: ['long'] } as const;

/** "ascending ladder" */
function wayTerms(repScheme: string): string[] {
  const sets = parseRepScheme(repScheme);
  const [first = 0, last = 0, most = 0] = [sets[0], sets.at(-1), Math.max(...sets)];
  return [...(most > first ? ['ascending'] : []), ...(most > last ? ['descending'] : [])];
}

/** "every 2 minutes" */
function everyTerms({ type, intervalMinutes = 1 }: Format): string[] {
  if (type !== 'EMOM') return [];
  return textTerms(intervalMinutes === 1 ? 'every minute on the minute' : `every ${intervalMinutes} minutes`);
}

/** How much of what: reps, calories, distances, times, loads in kilograms and pounds. */
function amountTerms({
  estimatedDuration,
  vestWeight,
  womenVestWeight,
  entries,
}: Pick<WodRecord, 'estimatedDuration' | 'vestWeight' | 'womenVestWeight' | 'entries'>): string[] {
  const terms: string[] = estimatedDuration === undefined ? [] : [amountTerm(estimatedDuration, 'min')];
  terms.push(...loadTerms({ weight: vestWeight, womenWeight: womenVestWeight }));
  for (const { reps, distance, duration, unit, ...load } of entries) {
    if (reps !== undefined) terms.push(String(reps), ...(unit === 'CALORIES' ? [amountTerm(reps, 'cal')] : []));
    if (distance !== undefined)
      terms.push(String(distance), amountTerm(distance, 'm'), ...(unit === undefined ? [] : textTerms(distanceText(distance, unit))));
    if (duration !== undefined) terms.push(amountTerm(duration, 's'), ...(duration % 60 === 0 ? [amountTerm(duration / 60, 'min')] : []));
    terms.push(...loadTerms(load));
  }
  return terms;
}

/** A load in either unit, and both loads in one term: "43kg", "29.5kg", "43/29.5", "95lb", "65lb", "95/65". */
function loadTerms({ weight, womenWeight }: Load): string[] {
  const loads = [weight, womenWeight].filter((kg) => kg !== undefined && kg > 0) as number[];
  return [
    { unit: 'kg', amounts: loads },
    { unit: 'lb', amounts: loads.map(poundsOf) },
  ].flatMap(({ unit, amounts: [men, women] }) => [
    ...(men === undefined ? [] : [amountTerm(men, unit)]),
    ...(men === undefined || women === undefined ? [] : [amountTerm(women, unit), pairTerm(men, women)]),
  ]);
}
