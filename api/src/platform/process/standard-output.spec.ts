import { setImmediate as nextTurn } from 'node:timers/promises';
import { GatheredLines } from './standard-output.js';

let written: string[];
let lines: GatheredLines;

beforeEach(() => {
  written = [];
  lines = new GatheredLines({ write: (text) => void written.push(text) });
});

it('writes the lines of a turn of the event loop at once, in order', async () => {
  lines.write('a\n');
  lines.write('b\n');
  expect(written).toEqual([]);
  await nextTurn();
  lines.write('c\n');
  await nextTurn();
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

it('writes at once what can not wait, after what was said before it', async () => {
  lines.write('a\n');
  lines.writeNow('the end\n');
  expect(written).toEqual(['a\nthe end\n']);
  await nextTurn();
  expect(written).toHaveLength(1);
});

it('gathers only so much', () => {
  for (let count = 0; count < 100; count += 1) lines.write(`${'x'.repeat(1023)}\n`);
  expect(written.join('').length).toBeGreaterThan(36 * 1024);
});
