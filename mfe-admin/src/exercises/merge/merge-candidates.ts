import { type Exercise, foldText, nameKey } from '@wod/domain';

/** The most that are offered; typing more narrows them down. */
const OFFERED_MAX = 8;

const namesOf = ({ name, aliases = [] }: Exercise): string[] => [name, ...aliases];
const wordsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map(nameKey)
    .filter(Boolean);

/** The exercises whose names have every word of the text; without one, those whose names share the most words with the exercise. */
export function mergeCandidates<Other extends Exercise>(from: Exercise, others: readonly Other[], text: string): Other[] {
  const typed = foldText(text.trim());
  return (typed === '' ? alike(from, others) : called(typed, others)).slice(0, OFFERED_MAX);
}

function called<Other extends Exercise>(typed: string, others: readonly Other[]): Other[] {
  const words = typed.split(/\s+/);
  const key = nameKey(typed);
  const found = others.filter((other) =>
    namesOf(other).some((name) => words.every((word) => foldText(name).includes(word)) || nameKey(name).includes(key)),
  );
  const begins = ({ name }: Exercise) => foldText(name).startsWith(typed);
  return [...found.filter(begins), ...found.filter((exercise) => !begins(exercise))];
}

function alike<Other extends Exercise>(from: Exercise, others: readonly Other[]): Other[] {
  const own = namesOf(from).map(wordsOf);
  const rated = others.map((other) => {
    const theirs = namesOf(other).map(wordsOf);
    return { other, likeness: Math.max(...own.flatMap((words) => theirs.map((their) => likeness(words, their)))) };
  });
  return rated
    .filter((one) => one.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other);
}

/** The share of words that two names have in common; the last says what the movement is, so it counts twice. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((word) => other.includes(word)).length;
  const isLast = one.at(-1) === other.at(-1) && common > 0;
  return (common + (isLast ? 1 : 0)) / (new Set([...one, ...other]).size + 1);
}
