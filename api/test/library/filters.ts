import { predefinedWods } from '@wod/catalogue';
import { EQUIPMENT, type Exercise, KIT_ITEMS, kitNeededBy, type Wod, type WodPage, WOD_CATEGORIES, WOD_TYPES } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

export const equipmentOfWod = (wod: Wod) => wod.exercises.flatMap(({ exercise }): string[] => [exercise.equipment, ...(exercise.needs ?? [])]);

export function filterContract(api: () => RunningApi): void {
  const list = async (query: string) => (await api().json<WodPage>(`/wods?limit=1000${query}`)).wods;
  /** Checks what a filter leaves of the whole library. */
  const expectFiltered = async (query: string, fits: (wod: Wod) => boolean) => {
    const expected = (await list('')).filter(fits);
    expect((await list(query)).map((wod) => wod.name)).toEqual(expected.map((wod) => wod.name));
    return expected;
  };

  it.each(WOD_TYPES)('type=%s', async (type) => {
    expect((await expectFiltered(`&type=${type}`, (wod) => wod.type === type)).length).toBeGreaterThan(0);
  });

  it.each(WOD_CATEGORIES)('category=%s', async (category) => {
    await expectFiltered(`&category=${category}`, (wod) => wod.category === category);
  });

  it.each(EQUIPMENT)('equipment=%s leaves WODs with at least one such exercise, and all their exercises', async (equipment) => {
    await expectFiltered(`&equipment=${equipment}`, (wod) => equipmentOfWod(wod).includes(equipment));
  });

  it('finds the kettlebell AMRAPs', async () => {
    const left = await expectFiltered(
      '&type=AMRAP&equipment=KETTLEBELL',
      (wod) => wod.type === 'AMRAP' && equipmentOfWod(wod).includes('KETTLEBELL'),
    );
    expect(left.length).toBeGreaterThan(0);
  });

  it('takes several values of one filter as any of them, comma-separated or repeated', async () => {
    const fits = (wod: Wod) => wod.type === 'EMOM' || wod.type === 'TABATA';
    expect(await expectFiltered('&type=EMOM,TABATA', fits)).toHaveLength(
      predefinedWods.filter(({ type }) => type === 'EMOM' || type === 'TABATA').length,
    );
    await expectFiltered('&type=TABATA&type=EMOM', fits);
    await expectFiltered('&equipment=ROWER,ROPE', (wod) => equipmentOfWod(wod).some((item) => item === 'ROWER' || item === 'ROPE'));
  });

  it('kit= leaves what can be done with nothing else, bodyweight always included', async () => {
    const fits = (wod: Wod) => kitNeededBy(wod).every((item) => ['KETTLEBELL', 'PULL_UP_BAR'].includes(item));
    expect((await expectFiltered('&kit=KETTLEBELL,PULL_UP_BAR', fits)).length).toBeGreaterThan(0);
    await expectFiltered('&kit=BODYWEIGHT,KETTLEBELL,PULL_UP_BAR', fits);
    await expectFiltered('&kit=BODYWEIGHT', (wod) => kitNeededBy(wod).length === 0);
    await expectFiltered(`&kit=${KIT_ITEMS.join(',')}`, () => true);
  });

  it('kit=BODYWEIGHT asks for nothing at all: no pool, no partner, no pack, no vest, no plate', async () => {
    const names = (wods: Wod[]) => wods.map(({ name }) => name);
    const bare = names(await list('&kit=BODYWEIGHT'));
    expect(bare).toContain('Quarter-mile Lunge');
    for (const [name, item] of [
      ['Rocket', 'POOL'],
      ['Maxim 56', 'PARTNER'],
      ['You Go, I Go', 'PARTNER'],
      ['Gunny', 'RUCKSACK'],
      ['Kerrie', 'VEST'],
      ['Ozzy', 'PLATES'],
    ] as const) {
      expect(bare).not.toContain(name);
      expect(names(await list(`&kit=${item}`))).toContain(name);
    }
    expect(names(await list('&kit=PLATES'))).toContain('Plate Work');
    expect(names(await list('&kit=BARBELL'))).not.toContain('Plate Work');
  });

  it('asks for a box where one steps onto it with a load', async () => {
    for (const [kit, onto] of [
      ['DUMBBELL', ['Open 19.3', 'Over and Out']],
      ['BARBELL,ROWER', ['Monti', 'Northrup']],
    ] as const) {
      const names = async (query: string) =>
        (await list(query))
          .map(({ name }) => name)
          .filter((name) => (onto as readonly string[]).includes(name))
          .sort();
      expect([await names(`&kit=${kit}`), await names(`&kit=${kit},BOX`), await names('&equipment=BOX')]).toEqual([[], onto, onto]);
    }
  });

  describe('movements', () => {
    const idOf = async (name: string) => (await api().json<Exercise[]>('/exercises')).find((exercise) => exercise.name === name)?.id ?? '';
    const uses = (wod: Wod, name: string) => wod.exercises.some(({ exercise }) => exercise.name === name);

    it('exercise= leaves WODs with all of them, not= those with none', async () => {
      const [thruster, pullUp, run] = await Promise.all(['Thruster', 'Pull-up', 'Run'].map(idOf));
      const left = await expectFiltered(
        `&exercise=${thruster},${pullUp}&not=${run}`,
        (wod) => uses(wod, 'Thruster') && uses(wod, 'Pull-up') && !uses(wod, 'Run'),
      );
      expect(left.map(({ name }) => name)).toContain('Fran');
      await expectFiltered(
        `&exercise=${thruster}&exercise=${pullUp}&type=ROUNDS`,
        (wod) => wod.type === 'ROUNDS' && uses(wod, 'Thruster') && uses(wod, 'Pull-up'),
      );
      await expectFiltered(`&not=${run}&kit=BODYWEIGHT`, (wod) => !uses(wod, 'Run') && kitNeededBy(wod).length === 0);
    });

    it('are named in the answer, those that there are', async () => {
      const [thruster, run] = await Promise.all(['Thruster', 'Run'].map(idOf));
      const { movements } = await api().json<WodPage>(`/wods?limit=1&exercise=${thruster},nobody&not=${run},${thruster}`);
      expect(movements).toEqual([
        { id: thruster, name: 'Thruster' },
        { id: run, name: 'Run' },
      ]);
      expect(await api().json('/wods?limit=1')).not.toHaveProperty('movements');
    });

    it('that there are not: nothing has one, everything is without it', async () => {
      expect(await list('&exercise=nobody')).toEqual([]);
      await expectFiltered('&not=nobody', () => true);
    });
  });

  it.each([1, 14, 15, 30, 1440])('maxMinutes=%s leaves WODs that usually take no longer', async (minutes) => {
    await expectFiltered(`&maxMinutes=${minutes}`, (wod) => (wod.minutesHigh ?? wod.estimatedDuration ?? Infinity) <= minutes);
  });

  it('combines all filters', async () => {
    await expectFiltered(
      '&type=ROUNDS,FOR_TIME&category=HERO&equipment=BARBELL&kit=BARBELL,PULL_UP_BAR&maxMinutes=30',
      (wod) =>
        ['ROUNDS', 'FOR_TIME'].includes(wod.type) &&
        wod.category === 'HERO' &&
        equipmentOfWod(wod).includes('BARBELL') &&
        kitNeededBy(wod).every((item) => ['BARBELL', 'PULL_UP_BAR'].includes(item)) &&
        (wod.minutesHigh ?? wod.estimatedDuration ?? Infinity) <= 30,
    );
  });
}
