import { steadyTime } from './steady-time';

function clocks() {
  const at = { wall: 1_000_000, steady: 500 };
  return { at, read: steadyTime({ wall: () => at.wall, steady: () => at.steady }) };
}

test('it runs with the steady clock, whatever small corrections the wall clock gets', () => {
  const { at, read } = clocks();
  expect(read()).toBe(1_000_000);
  at.steady += 3_600_000;
  at.wall += 3_600_000 + 900;
  expect(read()).toBe(4_600_000);
  at.wall -= 60_000;
  expect(read()).toBe(4_600_000);
});

test('it catches up once the device has slept', () => {
  const { at, read } = clocks();
  at.wall += 300_000;
  expect(read()).toBe(1_300_000);
  at.steady += 1000;
  at.wall += 1000;
  expect(read()).toBe(1_301_000);
});
