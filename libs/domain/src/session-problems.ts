import { LIMITS } from './limits.js';
import { optionalText, problemsOf, requiredText, wholeNumber } from './rules.js';
import type { Problem, SessionEntryInput, TrainingSessionInput } from './wire.js';

function entryProblems(entry: SessionEntryInput, index: number): Problem[] {
  return problemsOf([
    [`wods.${index}.wodId`, entry.wodId ? undefined : 'WOD is required'],
    [`wods.${index}.notes`, optionalText('Notes', LIMITS.notesMax)(entry.notes)],
  ]);
}

/** Every rule of spec 5 that the session breaks; empty when it can be saved. Order is not looked at: it is renumbered. */
export function sessionProblems(input: TrainingSessionInput): Problem[] {
  const tooMany = input.wods.length > LIMITS.sessionWodsMax;
  return [
    ...problemsOf([
      ['name', requiredText('Name', LIMITS.nameMax)(input.name)],
      ['description', optionalText('Description', LIMITS.descriptionMax)(input.description)],
      ['totalMinutes', wholeNumber('Total time', 1, LIMITS.minutesMax)(input.totalMinutes)],
      ['mobilityMinutes', wholeNumber('Warm-up', 0, LIMITS.minutesMax)(input.mobilityMinutes)],
      ['cooldownMinutes', wholeNumber('Cool-down', 0, LIMITS.minutesMax)(input.cooldownMinutes)],
      ['notes', optionalText('Session notes', LIMITS.sessionNotesMax)(input.notes)],
      ['wods', tooMany ? `A session can have at most ${LIMITS.sessionWodsMax} WODs` : undefined],
    ]),
    ...(tooMany ? [] : input.wods.flatMap(entryProblems)),
  ];
}
