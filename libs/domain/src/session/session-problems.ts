import { problemsOf, rulesOf } from '../field/rules.js';
import { LIMITS } from '../limits.js';
import type { Problem } from '../wire.js';
import { SESSION_ENTRY_FIELDS, SESSION_FIELDS } from './session-fields.js';
import type { SessionEntryInput, TrainingSessionInput } from './session.js';

const SESSION_RULES = rulesOf(SESSION_FIELDS);
const ENTRY_RULES = rulesOf(SESSION_ENTRY_FIELDS);

const entryProblems = (entry: SessionEntryInput, index: number): Problem[] =>
  problemsOf(ENTRY_RULES.map(([field, rule]) => [`wods.${index}.${field}`, rule(entry[field as keyof SessionEntryInput])]));

/** Every rule of spec 5 that the session breaks; empty when it can be saved. The order isn't checked: it gets renumbered. */
export function sessionProblems(input: TrainingSessionInput): Problem[] {
  const tooMany = input.wods.length > LIMITS.sessionWodsMax;
  return [
    ...problemsOf(SESSION_RULES.map(([field, rule]) => [field, rule(input[field as keyof TrainingSessionInput])])),
    ...(tooMany ? [] : input.wods.flatMap(entryProblems)),
  ];
}
