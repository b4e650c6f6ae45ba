import { distanceText, headlineText, poundsOf, WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, WOD_TYPES } from '@wod/domain';
import type { Slices } from '../long-work.js';
import type { WodRecord } from '../records.js';
import { TermSets } from './term-sets.js';
import { amountTerm, isNumber, nameTerms, textTerms, tokensOf, wordsOf } from './terms.js';

/** This many movements, once each, make a chipper. */
const CHIPPER = 5;
/** Benchmarks that the community calls "the girls". */
const GIRLS = new Set((
  'Amanda Andi Angie Annie Barbara Candy Chelsea Christine Cindy Diane Elizabeth Ellen Eva Fran Grace Grettel Gwen Helen Hope Ingrid Isabel Jackie ' +
  'Karen Kelly Lane Linda Lyla Lynne Maggie Marguerita Mary Megan Nancy Nicole'
).split(' '));

const OF_TYPE = termsOfLabels(WOD_TYPES, (type) => WOD_TYPE_LABEL[type]);
const OF_CATEGORY = termsOfLabels(WOD_CATEGORIES, (category) => WOD_CATEGORY_LABEL[category].one);

/** The fields of a WOD that are searched; the movements come from its exercises. */
export const FIELDS = ['name', 'shape', 'other', 'format', 'amounts', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** How many WODs are read before others may get a turn. */
const READ_AT_ONCE = 8;

/**
 * Which WODs have which terms, by their positions in the index. WODs are read from the lowest position up, once something is searched
 * or there is time: a large library can be read and listed long before all of it can be searched.
 */
export class WodTerms {
  readonly fields = Object.fromEntries(FIELDS.map((field) => [field, new TermSets()])) as Readonly<Record<Field, TermSets>>;

  /** The first position that hasn't been read. */
  private unread = 0;

  /** Reads the WODs up to a position. @param at undefined where there is none */
  *readTo(end: number, at: (position: number) => WodRecord | undefined): Slices<void> {
    while (this.unread < end) {
      const record = at(this.unread);
      if (record) this.replace(this.unread, undefined, record);
      this.unread += 1;
      if (this.unread % READ_AT_ONCE === 0) yield;
    }
  }

  /** Takes in a WOD, or its change, unless its position hasn't been read. @param before the WOD at that position until now */
  put(position: number, record: WodRecord, before: WodRecord | undefined): void {
    if (position < this.unread) this.replace(position, before, record);
  }

  /** @param record the WOD at that position now */
  remove(position: number, record: WodRecord): void {
    if (position < this.unread) this.replace(position, record, undefined);
  }

  /** Shifts everything from a position upwards by one. */
  insert(place: number): void {
    if (place >= this.unread) return;
    this.unread += 1;
    for (const field of FIELDS) this.fields[field].insert(place);
  }

  /** A field that says the same as before is left as it is. */
  private replace(position: number, before: WodRecord | undefined, after: WodRecord | undefined): void {
    const [had, has] = [before && termsOf(before), after && termsOf(after)];
    for (const field of FIELDS) {
      const [gone, come] = [had?.[field] ?? [], has?.[field] ?? []];
      if (isSame(gone, come)) continue;
      for (const term of gone) this.fields[field].remove(term, position);
      for (const term of come) this.fields[field].add(term, position);
    }
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((term, index) => term === others[index]);

/** Besides the words of a name: its first one, and how many there are. */
export const firstWord = (word: string): string => `^${word}`;
export const countOfWords = (count: number): string => `#${count}`;

function termsOf(record: WodRecord): Record<Field, string[]> {
  const words = wordsOf(tokensOf(record.name));
  return {
    name: nameTerms(record.name),
    shape: [firstWord(words[0] ?? ''), countOfWords(words.length)],
    other: [...(record.aka ?? []).flatMap(nameTerms), ...initials(words)],
    format: formatTerms(record),
    amounts: amountTerms(record),
    text: [...textTerms(record.description ?? ''), ...textTerms(record.dedication ?? '')],
  };
}

function termsOfLabels<Value extends string>(values: readonly Value[], label: (value: Value) => string): Record<Value, readonly string[]> {
  return Object.fromEntries(values.map((value) => [value, textTerms(label(value))] as const)) as Readonly<Record<string, readonly string[]>> as Record<Value, readonly string[]>;
}

/** "fgb" is Fight Gone Bad. */
const initials = (words: readonly string[]): string[] => (words.length < 3 || words.some(isNumber) ? [] : [words.map((word) => word.charAt(0)).join('')]);

/** What kind of workout it is: "21-15-9 for time", "AMRAP 20", "chipper", "hero", "girls". */
function formatTerms(record: WodRecord): string[] {
  const { type, category, timeCapMinutes, repScheme, name, rounds, entries } = record;
  const movements = new Set(entries.map(({ exerciseId }) => exerciseId)).size;
  return [
    ...textTerms(headlineText({ ...record, exercises: entries })),
    ...OF_TYPE[type],
    ...OF_CATEGORY[category],
    ...(repScheme === undefined ? [] : textTerms(repScheme)),
    ...(timeCapMinutes === undefined ? [] : [amountTerm(timeCapMinutes, 'min')]),
    ...(rounds === undefined ? [] : [amountTerm(rounds, 'round')]),
    ...(category === 'BENCHMARK' && GIRLS.has(name) ? ['girl'] : []),
    ...(movements === 2 ? ['couplet'] : movements === 3 ? ['triplet'] : []),
    ...(type === 'FOR_TIME' && movements >= CHIPPER ? ['chipper'] : []),
  ];
}

/** How much of what: reps, calories, distances, times, loads in kilograms and pounds. */
function amountTerms({ estimatedDuration, entries }: WodRecord): string[] {
  const terms: string[] = estimatedDuration === undefined ? [] : [amountTerm(estimatedDuration, 'min')];
  for (const { reps, distance, duration, unit, weight, womenWeight } of entries) {
    if (reps !== undefined) terms.push(String(reps), ...(unit === 'CALORIES' ? [amountTerm(reps, 'cal')] : []));
    if (distance !== undefined) terms.push(String(distance), amountTerm(distance, 'm'), ...(unit === undefined ? [] : textTerms(distanceText(distance, unit))));
    if (duration !== undefined) terms.push(amountTerm(duration, 's'), ...(duration % 60 === 0 ? [amountTerm(duration / 60, 'min')] : []));
    for (const kg of [weight, womenWeight]) if (kg !== undefined && kg > 0) terms.push(amountTerm(kg, 'kg'), amountTerm(poundsOf(kg), 'lb'));
  }
  return terms;
}
