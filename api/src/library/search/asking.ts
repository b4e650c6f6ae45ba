import { foldText } from '@wod/domain';

/** Words that ask about a WOD or say who does it how, instead of what is in it: any WOD is scaled, has a score, and others like it. */
const ASKING = new Set(
  [
    'how to do does is are what whats which i my me can should for from in on about as best good',
    'similar like alike alternative alternatives version versions variation variations variant variants',
    'scaled scaling scale scalable modified modification modifications easier harder rx rxd prescribed',
    'beginner beginners novice intermediate advanced elite',
    'man men mens male males woman women womens female females ladies',
    'weight weights time times score scores standard standards rules record records world average',
    'tip tips strategy pacing plan prep preparation training explained meaning crossfit',
  ].flatMap((line) => line.split(' ')),
);
const AT_THE_END = /[?!.,:]+$/;

const asks = (word: string): boolean => ASKING.has(foldText(word).replace(AT_THE_END, '').replace(/[’']/, ''));

/** A text without the words that only ask about what the others name: "how to scale Fran?" → "Fran". */
export const withoutAsking = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !asks(word))
    .join(' ')
    .replace(AT_THE_END, '');
