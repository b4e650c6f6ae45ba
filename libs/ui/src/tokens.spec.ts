import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const root = css.slice(0, css.indexOf('@media'));
const colors = new Map(
  [...root.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [name, { light, dark }]),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(text: string, ground: string, scheme: 'light' | 'dark'): number {
  const [a, b] = [text, ground].map((name) => luminance(colors.get(name)?.[scheme] ?? ''));
  const [darker = 0, lighter = 0] = [a ?? 0, b ?? 0].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts = ['ink', 'ink-2', 'accent', 'good', 'warn', 'bad', 'emom', 'amrap', 'rounds', 'ladder', 'tabata', 'for-time', 'chipper'];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(texts)('--%s is readable as text', (text) => {
    for (const ground of ['page', 'board', 'board-2']) {
      expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the words of a primary button are readable', () => {
    expect(contrast('accent-ink', 'accent', scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['edge', 'focus'])('--%s stands out from the board', (line) => {
    for (const ground of ['page', 'board', 'board-2']) expect(contrast(line, ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});
