import { type PredefinedEntry, type PredefinedWod, predefinedExercises, predefinedWods } from '@wod/catalogue';
import { type Exercise, splitDescription, type Wod, type WodEntry, type WodPage } from '@wod/domain';
import type { RunningApi } from '../running-api.js';

/** What is there, so that a missing field and an undefined one are the same. */
const known = (value: object) => Object.fromEntries(Object.entries(value).filter(([, content]) => content !== undefined));

/** The facts of a predefined WOD, each where a visitor finds it. */
const expectedWod = (wod: PredefinedWod) => known({
  name: wod.name,
  category: wod.category,
  type: wod.type,
  rounds: wod.rounds,
  timeCapMinutes: wod.timeCapMinutes,
  intervalMinutes: wod.intervalMinutes,
  repScheme: wod.repScheme,
  tabataCycles: wod.tabataCycles,
  text: wod.description,
  'Also known as': wod.aka?.join(', '),
  Score: wod.facts.scoring,
  Team: wod.facts.team,
  Vest: wod.facts.vest,
  'Total time': wod.facts.totalMinutes && `${wod.facts.totalMinutes} minutes`,
  'Rest between rounds': wod.facts.restBetweenRoundsSeconds && restText[wod.facts.restBetweenRoundsSeconds],
  Note: wod.facts.note,
});

const restText: Record<number, string> = {
  30: '0:30 minutes', 60: '1:00 minutes', 90: '1:30 minutes', 120: '2:00 minutes', 180: '3:00 minutes',
};

const shownWod = (wod: Wod) => {
  const { text, facts } = splitDescription(wod.description);
  const { name, category, type, rounds, timeCapMinutes, intervalMinutes, repScheme, tabataCycles } = wod;
  return known({
    name, category, type, rounds, timeCapMinutes, intervalMinutes, repScheme, tabataCycles, text,
    ...Object.fromEntries(facts.map(({ label, value }) => [label, value])),
  });
};

const expectedEntry = (entry: PredefinedEntry) => known({
  exercise: entry.exercise,
  reps: entry.reps,
  distance: entry.distanceMeters,
  duration: entry.durationSeconds,
  weight: entry.weightKg,
  womenWeight: entry.womenWeightKg,
  notes: entry.notes,
  part: entry.part,
  partRounds: entry.partRounds,
  isEmomInterruption: entry.isEmomInterruption,
});

const shownEntry = (entry: WodEntry) => {
  const { exercise, reps, distance, duration, weight, womenWeight, notes, part, partRounds, isEmomInterruption } = entry;
  return known({ exercise: exercise.name, reps, distance, duration, weight, womenWeight, notes, part, partRounds, isEmomInterruption });
};

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

  it('has every exercise, flagged for review', async () => {
    const exercises = await api().json<Exercise[]>('/exercises');
    const shown = exercises.map(({ name, equipment, description, needsReview }) => ({ name, equipment, description, needsReview }));
    const expected = predefinedExercises.map(({ name, equipment, description }) => ({ name, equipment, description, needsReview: true }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(shown.sort(byName)).toEqual([...expected].sort(byName));
  });

  it.each([['Chelsea', 30], ['Fight Gone Bad', 17], ['Hope', 17], ['Cindy', 20]])('knows that %s takes %i minutes', async (name, minutes) => {
    const [wod] = (await api().json<WodPage>(`/wods?search=${encodeURIComponent(name)}`)).wods;
    expect(wod).toMatchObject({ name, estimatedDuration: minutes });
  });

  it('takes the length that is known for what was said, and estimates how long every other WOD takes', async () => {
    const { wods } = await api().json<WodPage>('/wods?limit=1000');
    const said = predefinedWods.filter(({ facts }) => facts.totalMinutes !== undefined);
    expect(wods.filter(({ minutesAreOwn }) => minutesAreOwn).map(({ name }) => name).sort()).toEqual(said.map(({ name }) => name).sort());
    expect(wods.filter((wod) => !wod.estimatedDuration || !Number.isInteger(wod.estimatedDuration))).toEqual([]);
  });
}
