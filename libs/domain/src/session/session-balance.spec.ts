import type { Equipment } from '../exercise/equipment.js';
import type { WodType } from '../wod/wod-type.js';
import { balanceHints } from './session-balance.js';

const wod = (type: WodType, ...movements: [string, Equipment][]) => ({
  type,
  exercises: movements.map(([name, equipment]) => ({ id: name, exercise: { id: name, name, equipment } })),
});
const fran = wod('LADDER', ['Thruster', 'BARBELL'], ['Pull-up', 'PULL_UP_BAR']);
const cindy = wod('AMRAP', ['Pull-up', 'PULL_UP_BAR'], ['Push-up', 'BODYWEIGHT']);
const run = wod('FOR_TIME', ['Run', 'BODYWEIGHT']);

it.each([
  ['nothing', [], []],
  ['one WOD', [fran], []],
  ['a varied class', [fran, run], []],
  ['bodyweight everywhere', [run, wod('AMRAP', ['Burpee', 'BODYWEIGHT'])], []],
  ['one equipment and a movement again', [fran, cindy], ['Both WODs use the pull-up bar.', 'Pull-up comes up in 2 WODs.']],
  ['a movement in some of several', [fran, cindy, run], ['Pull-up comes up in 2 WODs.']],
  ['a movement twice in one WOD', [wod('LADDER', ['Run', 'BODYWEIGHT'], ['Row', 'ROWER'], ['Run', 'BODYWEIGHT']), cindy], []],
  ['one type', [run, wod('FOR_TIME', ['Row', 'ROWER']), wod('FOR_TIME')], ['All 3 WODs are For Time. Another type would change the pace.']],
])('says of %s: %j', (_, wods, hints) => {
  expect(balanceHints(wods)).toEqual(hints);
});
