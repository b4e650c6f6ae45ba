import { WOD_CATEGORIES, WOD_TYPES } from './enums.js';
import { LIMITS } from './limits.js';
import { applicableParameters, requiredParameters } from './parameters.js';
import type { WodParameter } from './parameters.js';
import { kilograms, oneOf, optionalText, problemsOf, requiredText, webAddress, wholeNumber } from './rules.js';
import type { Problem, WodEntryInput, WodInput, WodParameters } from './wire.js';

const PARAMETER_LABEL: Readonly<Record<WodParameter, string>> = {
  timeCapMinutes: 'Time cap',
  intervalMinutes: 'Interval',
  rounds: 'Rounds',
  startReps: 'Start reps',
  repScheme: 'Rep scheme',
  tabataCycles: 'Tabata cycles',
};

/** Spec 5: the range of each parameter. */
const PARAMETER_RULES: { readonly [P in WodParameter]: (value: WodParameters[P]) => string | undefined } = {
  timeCapMinutes: wholeNumber(PARAMETER_LABEL.timeCapMinutes, 1, LIMITS.minutesMax),
  intervalMinutes: wholeNumber(PARAMETER_LABEL.intervalMinutes, 1, LIMITS.minutesMax),
  rounds: wholeNumber(PARAMETER_LABEL.rounds, 1, LIMITS.roundsMax),
  startReps: wholeNumber(PARAMETER_LABEL.startReps, LIMITS.startRepsMin, LIMITS.startRepsMax),
  repScheme: optionalText(PARAMETER_LABEL.repScheme, LIMITS.repSchemeMax),
  tabataCycles: wholeNumber(PARAMETER_LABEL.tabataCycles, LIMITS.tabataCyclesMin, LIMITS.tabataCyclesMax),
};

function parameterProblem<P extends WodParameter>(input: WodInput, parameter: P): string | undefined {
  if (input[parameter] === undefined && requiredParameters(input.type).includes(parameter)) {
    return `${PARAMETER_LABEL[parameter]} is required for this type`;
  }
  return PARAMETER_RULES[parameter](input[parameter]);
}

/** Rounds belong to a part: without one nobody could tell which entries they are of. */
function partProblem({ part, partRounds }: WodEntryInput): string | undefined {
  if (part === undefined && partRounds !== undefined) return 'Part is required with part rounds';
  return wholeNumber('Part', 1, LIMITS.partsMax)(part);
}

function entryProblems(entry: WodEntryInput, index: number): Problem[] {
  const at = (field: keyof WodEntryInput): string => `exercises.${index}.${field}`;
  return problemsOf([
    [at('exerciseId'), entry.exerciseId ? undefined : 'Exercise is required'],
    [at('reps'), wholeNumber('Reps', 1, LIMITS.repsMax)(entry.reps)],
    [at('distance'), wholeNumber('Distance', 1, LIMITS.distanceMax)(entry.distance)],
    [at('duration'), wholeNumber('Duration', 1, LIMITS.secondsMax)(entry.duration)],
    [at('timeCap'), wholeNumber('Time cap', 1, LIMITS.secondsMax)(entry.timeCap)],
    [at('weight'), kilograms('Weight')(entry.weight)],
    [at('womenWeight'), kilograms("Women's weight")(entry.womenWeight)],
    [at('notes'), optionalText('Notes', LIMITS.notesMax)(entry.notes)],
    [at('part'), partProblem(entry)],
    [at('partRounds'), wholeNumber('Part rounds', 1, LIMITS.roundsMax)(entry.partRounds)],
  ]);
}

/**
 * Every rule of spec 5 that the WOD breaks, in the order of the form; empty when it can be saved. Parameters of other types
 * are not looked at (keepApplicable drops them). A WOD without exercises is allowed.
 */
export function wodProblems(input: WodInput): Problem[] {
  const { exercises } = input;
  const known = WOD_TYPES.includes(input.type);
  const tooMany = exercises.length > LIMITS.wodEntriesMax;
  return [
    ...problemsOf([
      ['name', requiredText('Name', LIMITS.nameMax)(input.name)],
      ['description', optionalText('Description', LIMITS.descriptionMax)(input.description)],
      ['type', input.type ? oneOf('Type', WOD_TYPES)(input.type) : 'Type is required'],
      ['category', oneOf('Category', WOD_CATEGORIES)(input.category)],
      ...(known ? applicableParameters(input.type) : []).map((p) => [p, parameterProblem(input, p)] as const),
      ['estimatedDuration', wholeNumber('Estimated duration', 1, LIMITS.minutesMax)(input.estimatedDuration)],
      ['videoUrl', webAddress('Video URL')(input.videoUrl)],
      ['exercises', tooMany ? `A WOD can have at most ${LIMITS.wodEntriesMax} exercises` : undefined],
    ]),
    ...(tooMany ? [] : exercises.flatMap(entryProblems)),
  ];
}
