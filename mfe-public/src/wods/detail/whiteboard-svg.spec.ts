import type { Wod } from '@wod/domain';
import { whiteboardSvg } from './whiteboard-svg';

const entry = (name: string, reps: number) => ({
  id: name,
  exerciseId: name,
  reps,
  weight: 43,
  womenWeight: 29.5,
  exercise: { id: name, name, equipment: 'BARBELL' as const },
});
const wod: Wod = {
  id: '1',
  name: 'Fran & <Friends>',
  type: 'FOR_TIME',
  category: 'HERO',
  estimatedDuration: 6,
  createdAt: '',
  updatedAt: '',
  exercises: [entry('Thruster', 21)],
};

const textOf = (svg: string) =>
  [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text')].map((element) => element.textContent);

describe('whiteboardSvg', () => {
  it('writes name, type, prescription and time', () => {
    const text = textOf(whiteboardSvg(wod, 'WODs'));
    expect(text).toEqual(
      expect.arrayContaining(['FOR TIME', 'Hero', 'Fran & <Friends>', 'For time', '21 thrusters  43 / 29.5 kg (95/65 lb)', 'WODs', '~6 min']),
    );
  });

  it('stays XML whatever a text holds', () => {
    const text = textOf(whiteboardSvg({ ...wod, name: ']]></text>\uFFFE\uFFFF<!--&#0;' }, 'WODs'));
    expect(text).toContain(']]></text><!--&#0;');
  });

  it('writes many lines in two columns, and counts what does not fit', () => {
    const many = (count: number) =>
      textOf(whiteboardSvg({ ...wod, exercises: Array.from({ length: count }, (_, index) => entry(`Move ${index}`, 5)) }, 'WODs'));
    expect(many(12)).toEqual(expect.arrayContaining(['5 Move 0  43 / 29.5 kg (95/65 lb)', '5 Move 11  43 / 29.5 kg (95/65 lb)']));
    expect(many(30).filter((text) => /^\+\d+ more$/.test(text ?? ''))).toHaveLength(1);
  });

  it('writes what a part says above its lines', () => {
    const text = textOf(
      whiteboardSvg(
        {
          ...wod,
          exercises: [
            { ...entry('Row', 5), part: 1, partName: 'Buy-in' },
            { ...entry('Burpee', 9), part: 2, partRounds: 3 },
          ],
        },
        'WODs',
      ),
    );
    expect(text.indexOf('Buy-in')).toBe(text.indexOf('5 rows  43 / 29.5 kg (95/65 lb)') - 1);
    expect(text).toContain('3 rounds');
  });

  const placesOf = (svg: string) =>
    [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text')].map((element) => ({
      text: element.textContent,
      x: Number(element.getAttribute('x')),
    }));
  const parted = (counts: [name: string | undefined, lines: number][]) => {
    const exercises = counts.flatMap(([partName, lines], part) =>
      Array.from({ length: lines }, (_, index) => ({ ...entry(`Move ${part}-${index}`, 5), part, ...(partName && { partName }) })),
    );
    return placesOf(whiteboardSvg({ ...wod, exercises }, 'WODs'));
  };

  it('keeps what a bracket holds together, and what follows it out of it', () => {
    const places = parted([
      [undefined, 1],
      ['In any order', 3],
      [undefined, 1],
    ]);
    const xOf = (start: string) => places.find(({ text }) => text?.startsWith(start))?.x ?? 0;
    expect(new Set(['In any order', '5 Move 1-0', '5 Move 1-2'].map(xOf)).size).toBe(1);
    expect(xOf('5 Move 0-0')).toBeLessThan(xOf('5 Move 1-0'));
    expect(xOf('5 Move 2-0')).toBeGreaterThan(xOf('5 Move 1-0'));
    expect(places.filter(({ text }) => text?.includes('continued'))).toEqual([]);
  });

  it('says so in the second column where a long bracket is broken', () => {
    const places = parted([
      ['3 rounds', 10],
      [undefined, 1],
    ]);
    const texts = places.map(({ text }) => text);
    const again = texts.indexOf('3 rounds, continued');
    expect(again).toBeGreaterThan(texts.indexOf('3 rounds'));
    expect(places[again + 1]?.x).toBe(places[again]?.x);
    expect(places.find(({ text }) => text?.startsWith('5 Move 0-0'))?.x).toBeLessThan(places[again]?.x ?? 0);
  });
});
