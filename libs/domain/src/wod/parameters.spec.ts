import { applicableParameters, keepApplicable, requiredParameters } from './parameters.js';
import type { WodParameter } from './parameters.js';
import { WOD_TYPES } from './wod-type.js';
import type { WodType } from './wod-type.js';

// spec 5
const TABLE: [WodType, WodParameter[], WodParameter[]][] = [
  ['EMOM', ['intervalMinutes'], []],
  ['AMRAP', ['timeCapMinutes'], ['timeCapMinutes']],
  ['ROUNDS', ['rounds'], ['rounds']],
  ['LADDER', ['startReps', 'repScheme'], []],
  ['TABATA', ['tabataCycles'], ['tabataCycles']],
  ['FOR_TIME', ['timeCapMinutes'], []],
  ['CHIPPER_EMOM', ['intervalMinutes'], ['intervalMinutes']],
];

const everything = { timeCapMinutes: 20, intervalMinutes: 2, rounds: 3, startReps: 12, repScheme: '21-15-9', tabataCycles: 4 };

describe('parameters', () => {
  it('covers every type', () => {
    expect(TABLE.map(([type]) => type)).toEqual(WOD_TYPES);
  });

  it.each(TABLE)('%s has %j and needs %j', (type, applicable, required) => {
    expect(applicableParameters(type)).toEqual(applicable);
    expect(requiredParameters(type)).toEqual(required);
  });

  it.each(TABLE)('%s keeps nothing but %j', (type, applicable) => {
    const input = { type, name: 'Fran', ...everything, exercises: [{ reps: 5, minute: 2, isEmomInterruption: true }] };
    const before = JSON.stringify(input);
    const { type: kept, name, exercises, ...parameters } = keepApplicable(input);
    expect(parameters).toEqual(Object.fromEntries(applicable.map((parameter) => [parameter, everything[parameter]])));
    expect({ kept, name }).toEqual({ kept: type, name: 'Fran' });
    expect(exercises).toEqual([{ reps: 5, ...(type === 'EMOM' && { minute: 2 }), ...(type === 'CHIPPER_EMOM' && { isEmomInterruption: true }) }]);
    expect(JSON.stringify(input)).toBe(before);
  });
});
