import { fits } from './version';

describe('fits', () => {
  it.each([
    ['1.2.0', '1.2.0', true],
    ['1.1.9', '1.2.0', true],
    ['1.2.1', '1.2.0', false],
    ['1.3.0', '1.2.0', false],
    ['2.0.0', '1.2.0', false],
    ['0.9.0', '1.2.0', false],
    ['0.1.0', '0.1.0', true],
    ['0.1.1', '0.1.0', false],
    ['0.1.0', '0.2.0', false],
    ['undefined', '0.1.0', false],
  ])('a remote built for %s on a host with %s: %s', (built, host, expected) => {
    expect(fits(built, host)).toBe(expected);
  });
});
