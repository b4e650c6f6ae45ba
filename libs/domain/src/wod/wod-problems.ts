import { problemsOf, rulesOf } from '../field/rules.js';
import { positive } from '../field/positive.js';
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

/** What a field must satisfy besides its own rule, so that the board can show it. */
type Needs<Input> = Partial<Record<keyof Input, (input: Input) => string | undefined>>;

const needed = <Value>(value: Value | undefined, by: unknown, message: string): string | undefined =>
  value === undefined && by ? message : undefined;

const WOD_NEEDS: Needs<WodInput> = {
  minutesLow: ({ minutesLow, minutesHigh }) => needed(minutesLow, minutesHigh, 'Minutes from is required with minutes to'),
  minutesHigh: ({ minutesLow, minutesHigh }) => {
    if (minutesLow !== undefined && minutesHigh !== undefined && minutesLow > minutesHigh) return 'Minutes to must not be less than minutes from';
    return needed(minutesHigh, minutesLow, 'Minutes to is required with minutes from');
  },
  vestWeight: ({ vestWeight, womenVestWeight, isVestOptional }) =>
    needed(positive(vestWeight), positive(womenVestWeight), "Vest is required with a women's vest") ??
    needed(positive(vestWeight), isVestOptional, 'Vest is required when it is optional'),
};

const ENTRY_NEEDS: Needs<WodEntryInput> = {
  reps: ({ reps, isMax }) => (isMax && reps !== undefined ? 'Reps must be empty when it is as many as possible' : undefined),
  distance: ({ distance, isMax, unit }) => {
    if (isMax && distance !== undefined) return 'Distance must be empty when it is as many as possible';
    return needed(distance, unit !== undefined && unit !== 'CALORIES', 'Distance is required with miles, yards and feet');
  },
  part: ({ part, partRounds, partName }) =>
    needed(part, partRounds !== undefined, 'Part is required with part rounds') ?? needed(part, partName, 'Part is required with part name'),
};

const entryProblems = (entry: WodEntryInput, index: number): Problem[] =>
  problemsOf(
    ENTRY_RULES.map(([field, rule]) => {
      const name = field as keyof WodEntryInput;
      return [`exercises.${index}.${field}`, rule(entry[name]) ?? ENTRY_NEEDS[name]?.(entry)];
    }),
  );

/**
 * Every rule that the WOD breaks, those of spec 5 and those of what else its board shows; empty when it can be saved. Parameters of
 * other types are ignored (keepApplicable drops them). A WOD without exercises is allowed.
 */
export function wodProblems(input: WodInput): Problem[] {
  const applicable = WOD_TYPES.includes(input.type) ? applicableParameters(input.type) : [];
  const checks = WOD_RULES.filter(([field]) => !isParameter(field) || applicable.includes(field)).map(([field, rule]) => {
    const name = field as keyof WodInput;
    return [field, (isParameter(field) ? parameterProblem(input, field) : undefined) ?? rule(input[name]) ?? WOD_NEEDS[name]?.(input)] as const;
  });
  const tooMany = input.exercises.length > LIMITS.wodEntriesMax;
  return [...problemsOf(checks), ...(tooMany ? [] : input.exercises.flatMap(entryProblems))];
}
