import { Environment } from '../platform/environment/environment.js';
import { Today } from './today.js';

const at = (timeZone: string, iso: string): string => {
  jest.useFakeTimers({ now: new Date(iso) });
  return new Today(Object.assign(new Environment(), { timeZone })).date;
};
afterEach(() => jest.useRealTimers());

it.each([
  ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
  ['UTC', '2027-01-01T00:00:00Z', '2027-01-01'],
  // The clocks are changed on 29 March and on 25 October.
  ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
  ['America/New_York', '2026-11-22T04:59:59Z', '2026-11-21'],
])('in %s it is at %s the %s', (timeZone, iso, date) => {
  expect(at(timeZone, iso)).toBe(date);
});

it('notices midnight', () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T22:59:59Z') });
  const today = new Today(new Environment());
  expect(today.dated({ library: '4', sessions: '4.2' })).toEqual({ library: '4@2026-11-22', sessions: '4.2@2026-11-22' });
  jest.setSystemTime(new Date('2026-11-22T23:00:00Z'));
  expect(today.dated({ library: '4', sessions: '4.2' })).toEqual({ library: '4@2026-11-23', sessions: '4.2@2026-11-23' });
});
