/**
 * @jest-environment node
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawImage } from './draw-image';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawing-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Draws in a thread of this code, since the real one is built. */
function drawnBy(code: string): Promise<Buffer> {
  const script = join(folder, 'worker.cjs');
  writeFileSync(script, `const { parentPort, workerData } = require('node:worker_threads'); ${code}`);
  return drawImage(script, { svg: '<svg/>', font: { file: 'font.ttf', family: 'Font' } });
}

it('is what the thread answers', async () => {
  const png = await drawnBy('const { svg, font } = workerData; parentPort.postMessage(new TextEncoder().encode(svg + font.file + font.family));');
  expect(png.toString()).toBe('<svg/>font.ttfFont');
});

it('fails with what the thread fails with', async () => {
  await expect(drawnBy("throw new Error('SVG data parsing failed');")).rejects.toThrow('SVG data parsing failed');
});

it('is given up when it takes too long', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const drawing = drawnBy('for (;;) ;');
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  await expect(drawing).rejects.toThrow('The image was not drawn in time.');
});
