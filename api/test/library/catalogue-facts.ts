import { type PredefinedEntry, type PredefinedWod, predefinedExercises, predefinedWods } from '@wod/catalogue';
import type { Exercise, Wod, WodEntry, WodPage } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

/** Drops undefined fields, so that they equal missing ones. */
const known = (value: object) => Object.fromEntries(Object.entries(value).filter(([, content]) => content !== undefined));

/** The facts of a predefined WOD, each where a visitor finds it. */
export const expectedWod = ({ exercises: _, confidence: __, sourcesAgreeing: ___, minutes, vestKg, womenVestKg, ...wod }: PredefinedWod) =>
  known({
    ...wod,
    vestWeight: vestKg,
    womenVestWeight: womenVestKg,
    estimatedDuration: minutes ?? Math.round((wod.minutesLow + wod.minutesHigh) / 2),
    minutesAreOwn: true,
  });

export const shownWod = ({ id: _, exercises: __, createdAt: ___, updatedAt: ____, version: _____, ...wod }: Wod) => known(wod);

export const expectedEntry = ({ exercise, distanceMeters, durationSeconds, weightKg, womenWeightKg, ...entry }: PredefinedEntry) =>
  known({
    ...entry,
    exercise,
    distance: distanceMeters,
    duration: durationSeconds,
    weight: weightKg,
    womenWeight: womenWeightKg,
  });

export const shownEntry = ({ id: _, exerciseId: __, exercise, ...entry }: WodEntry) => known({ ...entry, exercise: exercise.name });

export function catalogueContract(api: () => RunningApi): void {
  it('has every WOD with every fact', async () => {
    const { wods } = await api().json<WodPage>('/wods?limit=1000');
    const byName = new Map(wods.map((wod) => [wod.name, wod]));
    expect(byName.size).toBe(predefinedWods.length);
    for (const predefined of predefinedWods) {
      const wod = byName.get(predefined.name);
      if (!wod) throw new Error(`${predefined.name} is missing`);
      expect(shownWod(wod)).toEqual(expectedWod(predefined));
    }
  });

  it('has every entry of every WOD with every fact, in order', async () => {
    const { wods } = await api().json<WodPage>('/wods?limit=1000');
    for (const predefined of predefinedWods) {
      const shown = wods.find((wod) => wod.name === predefined.name)?.exercises ?? [];
      expect([predefined.name, shown.length]).toEqual([predefined.name, predefined.exercises.length]);
      predefined.exercises.forEach((entry, index) => {
        const entryShown = shown[index];
        if (!entryShown) throw new Error(`${predefined.name} lacks entry ${index + 1}`);
        expect([predefined.name, index, shownEntry(entryShown)]).toEqual([predefined.name, index, expectedEntry(entry)]);
      });
    }
  });

  it('has every exercise, none of them flagged for review', async () => {
    const exercises = await api().json<Exercise[]>('/exercises');
    const shown = exercises.map(({ name, equipment, needs, description, aliases = [], scaled, beginner, needsReview }) => ({
      name,
      equipment,
      needs,
      description,
      aliases,
      scaled,
      beginner,
      needsReview,
    }));
    const expected = predefinedExercises.map((exercise) => ({ ...exercise, needsReview: undefined }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(shown.sort(byName)).toEqual([...expected].sort(byName));
  });

  it.each([
    ['Chelsea', 30],
    ['Fight Gone Bad', 17],
    ['Hope', 17],
    ['Cindy', 20],
    ['The Chief', 19],
    ['Tabata This!', 24],
    ['Open 15.1a', 6],
    ['Open 24.2', 20],
    ['Twin Flicker', 19],
    ['Every Three: Clean Ladder', 30],
  ])('knows that %s takes %i minutes', async (name, minutes) => {
    const [wod] = (await api().json<WodPage>(`/wods?search=${encodeURIComponent(name)}`)).wods;
    expect(wod).toMatchObject({ name, estimatedDuration: minutes });
  });

  it('takes the middle of the usual minutes for how long a WOD takes', async () => {
    const { wods } = await api().json<WodPage>('/wods?limit=1000');
    expect(
      wods.filter(
        ({ minutesLow = 0, minutesHigh = 0, estimatedDuration = 0 }) =>
          !(minutesLow > 0 && minutesLow <= estimatedDuration && estimatedDuration <= minutesHigh),
      ),
    ).toEqual([]);
  });

  it.each(['BODYWEIGHT', 'DUMBBELL', 'KETTLEBELL', 'JUMP_ROPE'].flatMap((kit) => [10, 20, 30].map((minutes) => [kit, minutes] as const)))(
    'has five WODs and more for one %s in %i minutes',
    async (kit, minutes) => {
      const { wods } = await api().json<WodPage>(`/wods?kit=${kit}&maxMinutes=${minutes}&limit=1000`);
      const needsMore = (wod: Wod) =>
        wod.exercises.some(({ notes = '' }) => /\b(pair|two)\b/.test(notes)) || (wod.vestWeight !== undefined && !wod.isVestOptional);
      expect(wods.filter((wod) => !needsMore(wod)).length).toBeGreaterThanOrEqual(5);
    },
  );
}
