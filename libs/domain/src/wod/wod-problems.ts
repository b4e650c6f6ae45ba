import { problemsOf, rulesOf } from '../field/rules.js';
import { LIMITS } from '../limits.js';
import type { Problem } from '../wire.js';
import { applicableParameters, requiredParameters } from './parameters.js';
import type { WodParameter } from './parameters.js';
import { WOD_ENTRY_FIELDS, WOD_FIELDS, WOD_PARAMETER_FIELDS } from './wod-fields.js';
import { WOD_TYPES } from './wod-type.js';
import type { WodEntryInput, WodInput } from './wod.js';

const WOD_RULES = rulesOf(WOD_FIELDS);
const ENTRY_RULES = rulesOf(WOD_ENTRY_FIELDS);

const isParameter = (field: string): field is WodParameter => Object.hasOwn(WOD_PARAMETER_FIELDS, field);

/** Spec 5: a type can't do without some parameters. */
const parameterProblem = (input: WodInput, parameter: WodParameter): string | undefined =>
  input[parameter] === undefined && requiredParameters(input.type).includes(parameter)
    ? `${WOD_PARAMETER_FIELDS[parameter].label} is required for this type`
    : undefined;

/** Rounds belong to a part: without one nobody could tell which entries they are of. */
const partProblem = ({ part, partRounds }: WodEntryInput): string | undefined =>
  part === undefined && partRounds !== undefined ? 'Part is required with part rounds' : undefined;

const entryProblems = (entry: WodEntryInput, index: number): Problem[] =>
  problemsOf(ENTRY_RULES.map(([field, rule]) => [
    `exercises.${index}.${field}`, (field === 'part' ? partProblem(entry) : undefined) ?? rule(entry[field as keyof WodEntryInput]),
  ]));

/**
 * Every rule of spec 5 that the WOD breaks, in the order of the form; empty when it can be saved. Parameters of other types
 * are not looked at (keepApplicable drops them). A WOD without exercises is allowed.
 */
export function wodProblems(input: WodInput): Problem[] {
  const applicable = WOD_TYPES.includes(input.type) ? applicableParameters(input.type) : [];
  const checks = WOD_RULES
    .filter(([field]) => !isParameter(field) || applicable.includes(field))
    .map(([field, rule]) => [field, (isParameter(field) ? parameterProblem(input, field) : undefined) ?? rule(input[field as keyof WodInput])] as const);
  const tooMany = input.exercises.length > LIMITS.wodEntriesMax;
  return [...problemsOf(checks), ...(tooMany ? [] : input.exercises.flatMap(entryProblems))];
}
