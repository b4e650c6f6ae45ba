import { type PredefinedWod, predefinedWods } from '@wod/catalogue';
import { boardText, minutesText, USUAL_SCORE, writeBoard } from '@wod/domain';
import { predefinedInput } from './predefined-input.js';

/** docs/boards.txt: the board of every predefined WOD, as written before anyone changes it. */
export const boardsFile = (): string => predefinedWods.map((wod) => `${linesOf(wod).join('\n')}\n`).join('\n');

function linesOf(wod: PredefinedWod): string[] {
  const input = predefinedInput(wod, (name) => name);
  const board = writeBoard({ ...input, exercises: input.exercises.map((entry) => ({ ...entry, exercise: { name: entry.exerciseId } })) }, 'kg');
  return [
    `${wod.name} · ${minutesText(input) ?? 'time unknown'} · ${wod.score ?? USUAL_SCORE[wod.type]}`,
    ...boardText(board).map((line) => `  ${line}`),
    ...(['scaled', 'beginner'] as const).flatMap((level) => (wod[level] === undefined ? [] : [`  ${level}: ${wod[level]}`])),
  ];
}
