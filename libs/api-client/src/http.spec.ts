import { ApiError, failureText, failureWithReason } from './index';

const REFUSED = new ApiError('The name is taken.', 409, true);
const NO_ANSWER = new ApiError('The server could not be reached.', 0, false);

/** Absent on a server. */
const device = (onLine: boolean | undefined) =>
  Object.defineProperty(globalThis, 'navigator', { value: onLine === undefined ? undefined : { onLine }, configurable: true });

it.each<[unknown, boolean | undefined, string]>([
  [REFUSED, true, 'The name is taken.'],
  [REFUSED, false, 'The name is taken.'],
  [NO_ANSWER, true, 'Failed to save WOD'],
  [NO_ANSWER, false, 'Failed to save WOD: this device is offline.'],
  [NO_ANSWER, undefined, 'Failed to save WOD'],
  [new ApiError('The server answered 502.', 502, false), false, 'Failed to save WOD'],
  [new TypeError('a bug'), false, 'Failed to save WOD'],
])('of %s on a device that is online: %s it says "%s"', (error, onLine, text) => {
  device(onLine);
  expect(failureText(error, 'Failed to save WOD')).toBe(text);
});

it.each<[unknown, string]>([
  [REFUSED, 'Failed to delete WOD. The name is taken.'],
  [NO_ANSWER, 'Failed to delete WOD: this device is offline.'],
  [new TypeError('a bug'), 'Failed to delete WOD'],
])('in front of the reason of %s stands what failed', (error, text) => {
  device(false);
  expect(failureWithReason(error, 'Failed to delete WOD')).toBe(text);
});
