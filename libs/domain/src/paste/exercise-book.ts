import { ExercisesByName } from '../exercise/exercises-by-name.js';
import { ABBREVIATIONS } from '../text/abbreviations.js';
import { nameKey, plainText } from '../text/text.js';
import { typosBetween } from '../text/typos.js';

/** What a pasted line may name. */
export interface BookExercise {
  id: string;
  name: string;
  aliases?: readonly string[] | undefined;
}

/** The exercise that words mean. */
export interface FoundExercise {
  exercise: BookExercise;
  /** Whether it is what the words say, not a guess. */
  isSure: boolean;
  /** What else they may mean, the found one first. */
  choices: BookExercise[];
  /** Words that say how it is done: "alternating", "with a plate". */
  notes: string[];
}

const CHOICES_MAX = 4;
const WORDS_MAX = 12;
const KEPT_MAX = 1000;
/** From this many letters on, a name may have one typo, or two. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;
/** Words beside a name that say how it is done. */
const WAYS = new Set([
  'alternating',
  'alternate',
  'alt',
  'unbroken',
  'ub',
  'heavy',
  'light',
  'moderate',
  'synchro',
  'synchronized',
  'single',
  'arm',
  'leg',
  'one',
  'double',
  'two',
  'dual',
  'strict',
  'kipping',
  'weighted',
  'full',
  'deep',
  'fast',
  'easy',
  'hard',
  'slow',
  'partner',
  'touch',
  'go',
  'tng',
  'total',
  'alternated',
  'controlled',
  'paused',
  'tempo',
  'max',
]);
/** Where the words after a name begin to say how it is done. */
const BEHIND = new Set([
  'with',
  'w',
  'over',
  'from',
  'at',
  'on',
  'to',
  'into',
  'holding',
  'while',
  'in',
  'per',
  'each',
  'ea',
  'both',
  'for',
  'or',
  'facing',
  'around',
  'carrying',
]);
const UNSAID = new Set(['of', 'the', 'a', 'an', 'x', 'reps', 'rep', 'then', 'and', 'do', 'bar', 'repetitions']);

/** A word as names are compared, and where it stands in the text. */
interface Word {
  word: string;
  from: number;
  to: number;
}

/** The text from one word up to another, or to its end. */
type Part = (from: number, to?: number) => string;

/** Finds exercises by name, other name and near match, whatever the spelling. */
export class ExerciseBook {
  private readonly ids = new Map<string, BookExercise>();
  private readonly byName: ExercisesByName<BookExercise>;
  private readonly words = new Map<BookExercise, ReadonlySet<string>>();
  /** How many exercises have each word. */
  private readonly counts = new Map<string, number>();
  private readonly kept = new Map<string, FoundExercise | undefined>();

  constructor(exercises: readonly BookExercise[]) {
    this.byName = new ExercisesByName(exercises);
    for (const exercise of exercises) {
      this.ids.set(exercise.id, exercise);
      const words = new Set([exercise.name, ...(exercise.aliases ?? [])].flatMap(wordsOf).map(nameKey));
      this.words.set(exercise, words);
      for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    }
  }

  byId(id: string): BookExercise | undefined {
    return this.ids.get(id);
  }

  /** The exercise with exactly this name or other name; case, punctuation and plurals don't matter. */
  named(words: string): BookExercise | undefined {
    return this.byName.named(words) ?? this.byName.named(expanded(words));
  }

  /** The exercise that the words mean; undefined where there is nothing like it. */
  find(text: string): FoundExercise | undefined {
    if (!this.kept.has(text)) {
      if (this.kept.size >= KEPT_MAX) this.kept.clear();
      this.kept.set(text, this.look(text));
    }
    return this.kept.get(text);
  }

  private look(text: string): FoundExercise | undefined {
    const whole = this.named(text);
    if (whole) return sure(whole, []);
    const places = trimmed(placesOf(text));
    const said = places.slice(0, WORDS_MAX).map(({ word }) => word);
    const plain = this.named(places.map(({ word }) => word).join(' '));
    if (plain) return sure(plain, []);
    const part: Part = (from, to = places.length) => (from < to ? text.slice(places[from]?.from, places[to - 1]?.to) : '');
    return this.withWays(said, part) ?? this.within(said, part) ?? this.near(said, part);
  }

  /** The name among words that say how it is done. */
  private withWays(words: readonly string[], part: Part): FoundExercise | undefined {
    const behind = words.findIndex((word, index) => index > 0 && BEHIND.has(word));
    const ends = behind < 0 ? [words.length] : [words.length, behind];
    for (const end of ends) {
      const front = words.slice(0, end);
      const notes = [part(end)].filter(Boolean);
      const exercise = this.named(front.join(' '));
      if (exercise) return sure(exercise, notes);
      // Only as many words as it takes are read as a way of doing it.
      for (let first = 1; first < front.length && WAYS.has(front[first - 1] as string); first += 1) {
        const rest = this.named(front.slice(first).join(' '));
        if (rest) return sure(rest, [part(0, first), ...notes]);
      }
      for (let last = front.length - 1; last > 0 && WAYS.has(front[last] as string); last -= 1) {
        const rest = this.named(front.slice(0, last).join(' '));
        if (rest) return sure(rest, [part(last, end), ...notes]);
      }
    }
    return undefined;
  }

  /** The longest name within the words: a guess. */
  private within(words: readonly string[], part: Part): FoundExercise | undefined {
    for (let length = words.length - 1; length > 0; length -= 1) {
      for (let from = words.length - length; from >= 0; from -= 1) {
        const name = words.slice(from, from + length).join(' ');
        const exercise = name.length >= 3 ? this.named(name) : undefined;
        if (!exercise) continue;
        const notes = [part(0, from), part(from + length)].filter(Boolean);
        return { exercise, isSure: false, choices: this.choices(exercise, words), notes };
      }
    }
    return undefined;
  }

  /** A name with a typo, or one that shares words; from a number on that it hasn't, the words are about how it is done. */
  private near(words: readonly string[], part: Part): FoundExercise | undefined {
    const key = nameKey(words.join(' '));
    const choices = this.choices(this.nearest(key) ?? this.nearest(key.replace(/s$/, '')), words);
    const [exercise] = choices;
    if (!exercise) return undefined;
    const known = this.words.get(exercise);
    const number = words.findIndex((word) => /^\d/.test(word) && known?.has(word) !== true);
    return { exercise, isSure: false, choices, notes: number < 0 ? [] : [part(number)] };
  }

  private nearest(key: string): BookExercise | undefined {
    const most = key.length >= TWO_TYPOS ? 2 : key.length >= ONE_TYPO ? 1 : 0;
    let best: { exercise: BookExercise; typos: number } | undefined;
    for (const [known, exercise] of most === 0 ? [] : this.byName.keys()) {
      if (Math.abs(known.length - key.length) > most || known.length < ONE_TYPO) continue;
      const typos = typosBetween(key, known, most);
      if (typos <= most && typos < (best?.typos ?? most + 1)) best = { exercise, typos };
    }
    return best?.exercise;
  }

  /** The exercises that share the rarest words, after the first. */
  private choices(first: BookExercise | undefined, words: readonly string[]): BookExercise[] {
    const wanted = expanded(words.join(' '))
      .split(' ')
      .map(nameKey)
      .filter((word) => word.length > 2);
    const scored = [...this.words].flatMap(([exercise, known]) => {
      const shared = wanted.filter((word) => known.has(word));
      const score = shared.reduce((sum, word) => sum + 1 / (this.counts.get(word) ?? 1), 0);
      return score > 0 && exercise !== first ? [{ exercise, score: score + shared.length, size: known.size }] : [];
    });
    scored.sort((a, b) => b.score - a.score || a.size - b.size);
    return [...(first ? [first] : []), ...scored.map(({ exercise }) => exercise)].slice(0, CHOICES_MAX);
  }
}

const sure = (exercise: BookExercise, notes: string[]): FoundExercise => ({ exercise, isSure: true, choices: [exercise], notes });
const wordsOf = (text: string): string[] =>
  plainText(text)
    .replace(/['’`´]/g, '')
    .match(/[\p{L}\p{N}&]+/gu) ?? [];
const expanded = (text: string): string =>
  wordsOf(text)
    .map((word) => (Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] as string) : word))
    .join(' ');

/** The words with their places; a sign behind a number, as in 80% or 6", belongs to it. */
function placesOf(text: string): Word[] {
  return [...text.matchAll(/([\p{L}\p{M}\p{N}&'’`´]+)[%"″′#°]*/gu)].flatMap(({ 0: whole, 1: said = '', index }) =>
    wordsOf(said).map((word) => ({ word, from: index, to: index + whole.length })),
  );
}

/** Without small words in front. */
function trimmed(words: readonly Word[]): Word[] {
  const from = words.findIndex(({ word }) => !UNSAID.has(word));
  return words.slice(Math.max(0, from));
}
