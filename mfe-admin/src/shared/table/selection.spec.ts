import { extended, movedTo, NOTHING_SELECTED, selectionOf, toggled, type Selection } from './selection';

const IDS = ['a', 'b', 'c', 'd', 'e'];
type Step = (selection: Selection) => Selection;
const toggle =
  (id: string): Step =>
  (selection) =>
    toggled(selection, id);
const extend =
  (id: string): Step =>
  (selection) =>
    extended(selection, IDS, id);
const move =
  (id: string): Step =>
  (selection) =>
    movedTo(selection, id);

test.each<[string, Step[], string]>([
  ['one is selected', [toggle('b')], 'b'],
  ['and left out again', [toggle('b'), toggle('b')], ''],
  ['a range downwards', [toggle('b'), extend('d')], 'bcd'],
  ['a range upwards', [toggle('d'), extend('b')], 'bcd'],
  ['a range that grows and shrinks', [toggle('b'), extend('e'), extend('c')], 'bc'],
  ['a range that turns around', [toggle('c'), extend('e'), extend('a')], 'abc'],
  ['a second range keeps the first', [toggle('a'), extend('b'), move('d'), extend('e')], 'abde'],
  ['a range without a beginning is one row', [extend('c')], 'c'],
  ['a range whose beginning is on another page', [toggle('x'), extend('b')], 'abx'],
  ['all', [() => selectionOf(IDS)], 'abcde'],
])('%s', (_, steps, expected) => {
  const { selected } = steps.reduce((selection, step) => step(selection), NOTHING_SELECTED);
  expect([...selected].sort().join('')).toBe(expected);
});
