import { plural, type PasteAnswers, type Reading } from '@wod/domain';

/** With the exercise that words mean. */
export const withExercise = (answers: PasteAnswers, key: string, id: string): PasteAnswers => ({
  ...answers,
  exercises: { ...answers.exercises, [key]: id },
});

/** With a note kept or dropped. */
export function withNote(answers: PasteAnswers, text: string, isDropped: boolean): PasteAnswers {
  const others = (answers.dropped ?? []).filter((each) => each !== text);
  return { ...answers, dropped: isDropped ? [...others, text] : others };
}

/** How far a text was understood: "7 of 9 lines understood", "1 guess to confirm, 1 line kept as a note". */
export function readingSummary(readings: readonly Reading[]): { understood: string; open: string } {
  const of = (state: Reading['state']) => readings.filter((reading) => reading.state === state && reading.note !== 'dropped').length;
  const [guesses, notes] = [of('guessed'), readings.filter(({ note }) => note === 'kept').length];
  return {
    understood: `${of('understood')} of ${plural(readings.length, 'line')} understood`,
    open: [guesses > 0 && `${guesses === 1 ? '1 guess' : `${guesses} guesses`} to confirm`, notes > 0 && `${plural(notes, 'line')} kept as a note`]
      .filter(Boolean)
      .join(', '),
  };
}
