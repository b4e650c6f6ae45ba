import { EQUIPMENT, EQUIPMENT_FACTS, type Suggestion, WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, WOD_TYPES } from '@wod/domain';
import { Bitset } from '../bitset.js';
import type { Slices } from '../long-work.js';
import { Names, searchKey } from './names.js';
import { type SearchWord, searchWords } from './search-words.js';
import { meantBy, type Vocabulary } from './spelling.js';
import type { Matches } from './term-sets.js';
import { isInOne } from './terms.js';
import { countOfWords, firstWord, otherName, ownName, type WodTerms } from './wod-terms.js';

/** How many suggestions there are at most. */
const MOST = 8;

/** What suggestions are made from. */
export interface Suggested {
  terms: WodTerms;
  /** The WOD at a position. */
  wodAt(position: number): { id: string; name: string; aka?: string[] };
  /** All exercises, with the number of WODs that use them. */
  exercises(): Iterable<{ id: string; names: Names; uses: number }>;
}

/** The kinds in the order in which equally good ones take turns. */
const KINDS = ['type', 'category', 'equipment', 'exercise', 'wod'] as const satisfies readonly Suggestion['kind'][];

interface Candidate extends Suggestion {
  /** 0 is best. */
  rank: number;
}

const label = (kind: Suggestion['kind'], value: string, text: string) => ({ kind, value, text, names: new Names([text]) });
const LABELS = [
  ...WOD_TYPES.map((type) => label('type', type, WOD_TYPE_LABEL[type])),
  ...WOD_CATEGORIES.map((category) => label('category', category, WOD_CATEGORY_LABEL[category].many)),
  ...EQUIPMENT.map((equipment) => label('equipment', equipment, EQUIPMENT_FACTS[equipment].label)),
];

/**
 * What a text may be the beginning of: whole names first, then their beginnings, the beginnings of their words, parts of them; near
 * matches where there is nothing else.
 * @param kind only these
 */
export function* suggestionsFor(from: Suggested, text: string, kind?: Suggestion['kind']): Slices<Suggestion[]> {
  const found = yield* candidates(from, text, kind);
  if (found.length > 0) return inTurns(found);
  const vocabulary = yield* beginnings(from);
  const meant: string[] = [];
  const { format, board, text: texts } = from.terms.fields;
  for (const { said, forms } of searchWords(text)) {
    // What workouts say isn't a typo, though nothing is called so.
    const known =
      [format, board, texts].some((terms) => forms.some(({ term }) => terms.has(term))) ||
      [...vocabulary].some((word) => word.includes(said) && !isInOne(word));
    yield;
    const instead = known ? said : yield* meantBy(said, cutTo(said.length, vocabulary));
    if (instead === undefined) return [];
    meant.push(instead);
  }
  return meant.length === 0 ? [] : inTurns(yield* candidates(from, meant.join(' '), kind));
}

function* candidates(from: Suggested, text: string, kind?: Suggestion['kind']): Slices<Candidate[]> {
  const [words, key] = [searchWords(text), searchKey(text)];
  const found: Candidate[] = [];
  if (words.length === 0) return found;
  const isAsked = (each: Suggestion['kind']) => kind === undefined || kind === each;
  for (const { names, ...suggestion } of LABELS) {
    const match = isAsked(suggestion.kind) ? names.match(words, key) : undefined;
    if (match) found.push({ ...suggestion, rank: match.rank });
  }
  if (isAsked('exercise')) {
    const exercises: (Candidate & { uses: number })[] = [];
    for (const { id, names, uses } of from.exercises()) {
      yield;
      const match = names.match(words, key);
      if (match)
        exercises.push({
          kind: 'exercise',
          value: id,
          text: names.name,
          ...(match.name !== names.name && { matched: match.name }),
          rank: match.rank,
          uses,
        });
    }
    found.push(...exercises.sort((a, b) => b.uses - a.uses).map(({ uses: _, ...suggestion }) => suggestion));
  }
  if (isAsked('wod')) found.push(...(yield* wods(from, words, key)));
  return found;
}

/** The newest of each rank. */
function* wods({ terms: { fields }, wodAt }: Suggested, words: readonly SearchWord[], key: string): Slices<Candidate[]> {
  const [names, others]: [Matches[], Matches[]] = [[], []];
  for (const word of words) {
    names.push(yield* fields.name.matching(word.forms));
    others.push(yield* fields.other.matching(word.forms));
  }
  const first = yield* fields.shape.matching((words[0]?.forms ?? []).map(({ term }) => ({ term: firstWord(term), fit: 'start' })));
  const all = (of: readonly Matches[], fit: keyof Matches) => of.map((matches) => matches[fit]).reduce((both, set) => both.and(set));
  const called = fields.key.having(ownName(key)).or(fields.key.having(otherName(key)));
  const ranks = [
    called.or(
      all(names, 'whole')
        .and(first.whole)
        .and(fields.shape.having(countOfWords(words.length))),
    ),
    all(names, 'start').and(first.start).or(all(others, 'start')),
    all(names, 'start'),
    all(names, 'within').or(all(others, 'within')),
  ];
  const seen = new Bitset();
  const found: Candidate[] = [];
  for (const [rank, set] of ranks.entries()) {
    yield;
    for (const position of set.without(seen).descending(0, MOST)) {
      seen.add(position);
      const { id, name, aka = [] } = wodAt(position);
      const match = new Names([name, ...aka]).match(words, key);
      found.push({ kind: 'wod', value: id, text: name, ...(match && match.name !== name && { matched: match.name }), rank: match?.rank ?? rank });
    }
  }
  return found;
}

/** Best matches first; among equally good ones the kinds take turns. */
function inTurns(found: readonly Candidate[]): Suggestion[] {
  const turns = new Map<string, number>();
  const placed = [...found]
    .sort((a, b) => a.rank - b.rank)
    .map((candidate) => {
      const turn = turns.get(`${candidate.rank} ${candidate.kind}`) ?? 0;
      turns.set(`${candidate.rank} ${candidate.kind}`, turn + 1);
      return { candidate, turn };
    });
  return placed
    .sort((a, b) => a.candidate.rank - b.candidate.rank || a.turn - b.turn || KINDS.indexOf(a.candidate.kind) - KINDS.indexOf(b.candidate.kind))
    .slice(0, MOST)
    .map(({ candidate: { rank: _, ...suggestion } }) => suggestion);
}

/** Every word of a name. */
function* beginnings({ terms: { fields }, exercises }: Suggested): Slices<ReadonlySet<string>> {
  const words = new Set<string>(LABELS.flatMap(({ names }) => names.terms));
  for (const { names } of exercises()) {
    yield;
    for (const term of names.terms) words.add(term);
  }
  for (const { vocabulary } of [fields.name, fields.other]) {
    let added = 0;
    for (const term of vocabulary()) {
      if ((added += 1) % 256 === 0) yield;
      words.add(term);
    }
  }
  return words;
}

/** Words that may not be complete yet: "thurs" may be meant as the beginning of "thruster". */
function cutTo(length: number, words: ReadonlySet<string>): Vocabulary {
  return {
    *words() {
      for (const word of words) yield word.slice(0, length);
    },
    has: (word) => words.has(word),
    isCommon: () => false,
    weight: () => 0,
  };
}
