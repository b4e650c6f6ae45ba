import { type Exercise, foldText, nameKey } from '@wod/domain';

/** The most that are offered; typing more narrows them down. */
const OFFERED_MAX = 8;

const namesOf = ({ name, aliases = [] }: Exercise): string[] => [name, ...aliases];
const wordsOf = (exercise: Exercise): Set<string> => new Set(namesOf(exercise).flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)).map(nameKey).filter(Boolean));

/** The exercises whose names have every word of the text; without one, those whose names share the most words with the exercise. */
export function mergeCandidates(from: Exercise, others: readonly Exercise[], text: string): Exercise[] {
  const typed = foldText(text.trim());
  return (typed === '' ? alike(from, others) : called(typed, others)).slice(0, OFFERED_MAX);
}

function called(typed: string, others: readonly Exercise[]): Exercise[] {
  const words = typed.split(/\s+/);
  const key = nameKey(typed);
  const found = others.filter((other) => namesOf(other).some((name) => words.every((word) => foldText(name).includes(word)) || nameKey(name).includes(key)));
  const begins = ({ name }: Exercise) => foldText(name).startsWith(typed);
  return [...found.filter(begins), ...found.filter((exercise) => !begins(exercise))];
}

/** The share of their words that two have in common decides. */
function alike(from: Exercise, others: readonly Exercise[]): Exercise[] {
  const own = wordsOf(from);
  const rated = others.map((other) => {
    const words = wordsOf(other);
    const common = [...words].filter((word) => own.has(word)).length;
    return { other, share: common / (own.size + words.size - common || 1) };
  });
  return rated.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share).map(({ other }) => other);
}
