import { act, fireEvent, renderHook } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock';

let isTouched: boolean;
let locks: number;

/** Safari: a page has no lock before somebody has touched it. */
const request = async () => {
  if (!isTouched) throw new DOMException('Permission was denied', 'NotAllowedError');
  locks += 1;
  return { release: async () => void (locks -= 1) };
};

beforeEach(() => {
  [isTouched, locks] = [false, 0];
  Object.assign(navigator, { wakeLock: { request } });
});

afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

const settled = () => act(async () => undefined);

/** A page that has been opened by its address, with something that keeps the screen on. */
async function opened() {
  const page = renderHook(() => useWakeLock());
  await settled();
  return page;
}

const touch = async (by: 'pointerUp' | 'keyDown') => {
  isTouched = true;
  fireEvent[by](document.body);
  await settled();
};

it.each(['pointerUp', 'keyDown'] as const)('what was refused is taken at the first touch: %s', async (by) => {
  await opened();
  expect(locks).toBe(0);
  await touch(by);
  expect(locks).toBe(1);
});

it('it is held once, however often the page is touched, and not for longer than the clock is shown', async () => {
  const { unmount } = await opened();
  await touch('pointerUp');
  await touch('pointerUp');
  expect(locks).toBe(1);
  unmount();
  await touch('pointerUp');
  expect(locks).toBe(0);
});
