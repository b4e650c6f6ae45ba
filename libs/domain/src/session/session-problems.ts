import { problemsOf, rulesOf } from '../field/rules.js';
import { LIMITS } from '../limits.js';
import type { Problem } from '../wire.js';
import { SESSION_BLOCK_FIELDS, SESSION_ENTRY_FIELDS, SESSION_FIELDS } from './session-fields.js';
import type { TrainingSessionInput } from './session.js';

const SESSION_RULES = rulesOf(SESSION_FIELDS);
const ENTRY_RULES = rulesOf(SESSION_ENTRY_FIELDS);
const BLOCK_RULES = rulesOf(SESSION_BLOCK_FIELDS);

/** The problems of each item of a list; none are looked for in a list that is too long. */
function itemProblems(list: string, items: readonly object[], most: number, rules: typeof ENTRY_RULES | typeof BLOCK_RULES): Problem[] {
  if (items.length > most) return [];
  return items.flatMap((item, index) => {
    const values = item as Readonly<Record<string, unknown>>;
    return problemsOf(rules.map(([field, rule]): [string, string | undefined] => [`${list}.${index}.${field}`, rule(values[field])]));
  });
}

/** Every rule of spec 5 that the session breaks; empty when it can be saved. The order isn't checked: it gets renumbered. */
export function sessionProblems(input: TrainingSessionInput): Problem[] {
  return [
    ...problemsOf(SESSION_RULES.map(([field, rule]) => [field, rule(input[field as keyof TrainingSessionInput])])),
    ...itemProblems('wods', input.wods, LIMITS.sessionWodsMax, ENTRY_RULES),
    ...itemProblems('blocks', input.blocks ?? [], LIMITS.sessionBlocksMax, BLOCK_RULES),
  ];
}
