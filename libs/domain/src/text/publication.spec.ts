import { heldUntil, isMoment } from './publication.js';

const NOW = new Date('2026-11-22T12:00:00.000Z');

it.each([
  ['2026-11-30T07:00Z', true],
  ['2026-11-30T07:00:00+01:00', true],
  ['2026-11-30T07:00:00.123Z', true],
  ['2026-11-30T07:00', false],
  ['2026-11-30', false],
  ['2026-13-30T07:00Z', false],
  ['9999-12-31T23:59Z', false],
  ['tomorrow', false],
  ['', false],
])('whether %s is a moment: %s', (text, is) => {
  expect(isMoment(text)).toBe(is);
});

it.each([
  [undefined, undefined],
  ['never', 'never'],
  ['2026-11-22T13:00:00+01:00', undefined],
  ['2026-11-22T12:00:00.001Z', '2026-11-22T12:00:00.001Z'],
  ['2026-11-22T13:01:00+01:00', '2026-11-22T12:01:00.000Z'],
  ['2020-01-01T00:00Z', undefined],
])('what is published at %s is held until %s', (publishAt, until) => {
  expect(heldUntil(publishAt, NOW)).toBe(until);
});
