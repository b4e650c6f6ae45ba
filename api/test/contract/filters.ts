import { predefinedWods } from '@wod/catalogue';
import { EQUIPMENT, type Wod, type WodPage, WOD_CATEGORIES, WOD_TYPES } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

export const equipmentOfWod = (wod: Wod) => wod.exercises.map((entry) => entry.exercise.equipment);

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
    const left = await expectFiltered('&type=AMRAP&equipment=KETTLEBELL', (wod) => wod.type === 'AMRAP' && equipmentOfWod(wod).includes('KETTLEBELL'));
    expect(left.length).toBeGreaterThan(0);
  });

  it('takes several values of one filter as any of them, comma-separated or repeated', async () => {
    const fits = (wod: Wod) => wod.type === 'EMOM' || wod.type === 'TABATA';
    expect(await expectFiltered('&type=EMOM,TABATA', fits)).toHaveLength(predefinedWods.filter(({ type }) => type === 'EMOM' || type === 'TABATA').length);
    await expectFiltered('&type=TABATA&type=EMOM', fits);
    await expectFiltered('&equipment=ROWER,ROPE', (wod) => equipmentOfWod(wod).some((item) => item === 'ROWER' || item === 'ROPE'));
  });

  it('kit= leaves what can be done with nothing else, bodyweight always included', async () => {
    const fits = (wod: Wod) => equipmentOfWod(wod).every((item) => ['BODYWEIGHT', 'KETTLEBELL', 'PULL_UP_BAR'].includes(item));
    expect((await expectFiltered('&kit=KETTLEBELL,PULL_UP_BAR', fits)).length).toBeGreaterThan(0);
    await expectFiltered('&kit=BODYWEIGHT', (wod) => equipmentOfWod(wod).every((item) => item === 'BODYWEIGHT'));
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
        equipmentOfWod(wod).every((item) => ['BODYWEIGHT', 'BARBELL', 'PULL_UP_BAR'].includes(item)) &&
        (wod.minutesHigh ?? wod.estimatedDuration ?? Infinity) <= 30,
    );
  });
}
