import { type PredefinedWod, predefinedWods } from '@wod/catalogue';
import { boardText, levelText, minutesText, scoreOf, writeBoard } from '@wod/domain';
import { predefinedInput } from './predefined-input.js';

/** docs/boards.txt: the board of every predefined WOD, as written before anyone changes it, and what it says itself about the other levels. */
export const boardsFile = (): string => predefinedWods.map((wod) => `${linesOf(wod).join('\n')}\n`).join('\n');

function linesOf(wod: PredefinedWod): string[] {
  const input = predefinedInput(wod, (name) => name);
  const ownOnly = { ...input, exercises: input.exercises.map((entry) => ({ ...entry, exercise: { name: entry.exerciseId } })) };
  return [
    `${wod.name} · ${minutesText(input) ?? 'time unknown'} · ${scoreOf(wod)}`,
    ...boardText(writeBoard(ownOnly, 'kg')).map((line) => `  ${line}`),
    ...(['scaled', 'beginner'] as const).flatMap((level) => {
      const own = levelText({ ...ownOnly, vestWeight: undefined, womenVestWeight: undefined }, level, 'kg');
      return own.length > 0 ? [`  ${level}: ${own.join(' · ')}`] : [];
    }),
  ];
}
