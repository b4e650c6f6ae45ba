import { LIMITS } from '../limits.js';
import type { WodType } from './wod-type.js';
import type { WodEntryFields, WodParameters } from './wod.js';

export type WodParameter = keyof WodParameters;

/** Spec 5: which parameters a type has, and which of them it can't do without. */
const PARAMETERS: Readonly<Record<WodType, { readonly applicable: readonly WodParameter[]; readonly required: readonly WodParameter[] }>> = {
  EMOM: { applicable: ['intervalMinutes'], required: [] },
  AMRAP: { applicable: ['timeCapMinutes'], required: ['timeCapMinutes'] },
  ROUNDS: { applicable: ['rounds'], required: ['rounds'] },
  LADDER: { applicable: ['startReps', 'repScheme'], required: [] },
  TABATA: { applicable: ['tabataCycles'], required: ['tabataCycles'] },
  FOR_TIME: { applicable: ['timeCapMinutes'], required: [] },
  CHIPPER_EMOM: { applicable: ['intervalMinutes'], required: ['intervalMinutes'] },
};

/** Spec 9: what an absent parameter means to the estimator and to the format sentence. */
export const PARAMETER_DEFAULTS = {
  intervalMinutes: 1,
  rounds: 1,
  tabataCycles: 1,
  startReps: LIMITS.startRepsDefault,
} as const;

/** The parameters that the type has; all others mean nothing for it. */
export function applicableParameters(type: WodType): readonly WodParameter[] {
  return PARAMETERS[type].applicable;
}

/** The parameters that a valid WOD of the type must have. */
export function requiredParameters(type: WodType): readonly WodParameter[] {
  return PARAMETERS[type].required;
}

const ALL: readonly WodParameter[] = ['timeCapMinutes', 'intervalMinutes', 'rounds', 'startReps', 'repScheme', 'tabataCycles'];

/**
 * A copy without what means nothing for its type: foreign parameters, interruption marks outside CHIPPER_EMOM, and minutes outside EMOM.
 * A form may keep them while the type is being chosen, so they aren't an error; what is stored is this copy.
 */
export function keepApplicable<T extends WodParameters & { type: WodType; exercises: WodEntryFields[] }>(input: T): T {
  const kept: T = { ...input, exercises: input.exercises.map((entry) => ({ ...entry })) };
  const applicable = applicableParameters(input.type);
  for (const parameter of ALL) if (!applicable.includes(parameter)) delete kept[parameter];
  if (input.type !== 'CHIPPER_EMOM') for (const entry of kept.exercises) delete entry.isEmomInterruption;
  if (input.type !== 'EMOM') for (const entry of kept.exercises) delete entry.minute;
  return kept;
}
