import { MINUTE_MS } from '../text/spans.js';
import { annie, sunday } from './class.fixtures.js';
import { classProgrammeOf, planOf } from './class-programme.js';
import { classStateAt } from './class-state.js';

const plan = planOf(classProgrammeOf(sunday));
const titles = ({ stretches }: ReturnType<typeof classProgrammeOf>) => stretches.map(({ title, seconds }) => `${title} ${seconds / 60}`);
const asBegun = ['Briefing 5', 'Warm-up 12', 'Set-up 3', 'DT 13', 'Change over 3', 'Annie 10', 'Cool-down 14'];

test('a class goes on as it was planned when its session has other stretches by now', () => {
  const edited = [
    { ...sunday, blocks: [{ id: 'new', title: 'Set-up', minutes: 8, place: 0 }, ...sunday.blocks] },
    { ...sunday, mobilityMinutes: 20, totalMinutes: 90, blocks: sunday.blocks.map((block) => ({ ...block, place: 2 - block.place })) },
    { ...sunday, wods: [...sunday.wods].reverse() },
  ];
  for (const session of edited) {
    const programme = classProgrammeOf(session, plan);
    expect(titles(programme)).toEqual(asBegun);
    expect(programme).toMatchObject({ seconds: 3600, hasChanged: true });
    expect(programme.stretches.map(({ wod, programme: own }) => [wod?.name, own?.segments.length])).toEqual(
      [undefined, undefined, undefined, 'DT', undefined, 'Annie', undefined].map((name) => [name, name && 5]),
    );
    const events = [
      { at: 0, do: 'auto' },
      { at: 21 * MINUTE_MS, do: 'go' },
      { at: 22 * MINUTE_MS, do: 'tap' },
    ] as const;
    expect(classStateAt(programme, events, 23 * MINUTE_MS)).toMatchObject({ stretch: 3, clock: { state: { segment: 1 } } });
  }
});

test('what a coach has written since then is read, and a WOD that is gone has no clock', () => {
  const programme = classProgrammeOf(
    { ...sunday, blocks: sunday.blocks.map((block) => ({ ...block, text: `About ${block.title}` })), wods: sunday.wods.slice(1) },
    plan,
  );
  expect(titles(programme)).toEqual(asBegun);
  expect(programme.stretches[0]?.text).toBe('About Briefing');
  expect([3, 5].map((place) => programme.stretches[place]?.wod)).toEqual([undefined, annie]);
});

test('a session that is as it was is the class', () => {
  expect(classProgrammeOf(sunday, plan)).toEqual(classProgrammeOf(sunday));
  expect(classProgrammeOf(sunday)).not.toHaveProperty('hasChanged');
});
