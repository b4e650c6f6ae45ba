import type { Wod } from '@wod/domain';
import { whiteboardSvg } from './whiteboard-svg';

const entry = (name: string, reps: number) => ({
  id: name, exerciseId: name, reps, weight: 43, exercise: { id: name, name, equipment: 'BARBELL' as const },
});
const wod: Wod = {
  id: '1', name: 'Fran & <Friends>', type: 'FOR_TIME', category: 'HERO', estimatedDuration: 6,
  createdAt: '', updatedAt: '', exercises: [entry('Thruster', 21)],
};

const textOf = (svg: string) =>
  [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text')].map((element) => element.textContent);

describe('whiteboardSvg', () => {
  it('writes name, type, prescription and time', () => {
    const text = textOf(whiteboardSvg(wod, 'WODs'));
    expect(text).toEqual(expect.arrayContaining(['FOR TIME', 'Hero', 'Fran & <Friends>', '21  Thruster  43 kg', 'WODs', '~6 min · Quick']));
  });

  it('stays XML whatever a text holds', () => {
    const text = textOf(whiteboardSvg({ ...wod, name: ']]></text>\uFFFE\uFFFF<!--&#0;' }, 'WODs'));
    expect(text).toContain(']]></text><!--&#0;');
  });

  it('counts what does not fit', () => {
    const many = { ...wod, exercises: Array.from({ length: 12 }, (_, index) => entry(`Move ${index}`, 5)) };
    expect(textOf(whiteboardSvg(many, 'WODs'))).toContain('+7 more');
  });
});
