import { predefinedExercises, predefinedWods, type PredefinedWod } from '@wod/catalogue';
import { type DayCandidate, DAYS, daysAfter, drawDay, type Equipment, weekdayOf, weekOf } from '@wod/domain';

/** A year of days drawn from the predefined workouts. */
const YEAR = 365;
const FIRST = '2026-01-01';

const equipmentOf = new Map(predefinedExercises.map(({ name, equipment }) => [name, equipment]));

function candidate({ name, type, minutesHigh, team, exercises }: PredefinedWod): DayCandidate {
  const movements = [...new Set(exercises.map(({ exercise }) => exercise))];
  return {
    id: name,
    name,
    type,
    minutes: minutesHigh,
    movements,
    equipment: movements.map((movement) => equipmentOf.get(movement) as Equipment),
    isForOne: team === undefined,
  };
}

const pool = new Map(predefinedWods.map((wod) => [wod.name, candidate(wod)]));
const decided = new Map<string, string | undefined>();
for (let day = 0; day < YEAR; day += 1) decided.set(daysAfter(FIRST, day), drawDay(daysAfter(FIRST, day), pool, decided)?.wodId);

const dates = [...decided.keys()];
const days = dates.map((date) => ({ date, wod: pool.get(decided.get(date) ?? '') }));
const workouts = days.flatMap(({ date, wod }) => (wod ? [{ date, wod }] : []));
const pairs = days.slice(1).map(({ wod }, index) => [days[index]?.wod, wod] as const);
const isLong = ({ minutes = 0 }: DayCandidate) => minutes >= 30;

it('no WOD comes again within 60 days', () => {
  const repeated = workouts.filter(({ date, wod }) =>
    Array.from({ length: DAYS.apart }, (_, days) => decided.get(daysAfter(date, -1 - days))).includes(wod.id),
  );
  expect(repeated).toEqual([]);
});

it('after three days comes a rest day', () => {
  const rests = dates.filter((date) => decided.get(date) === undefined);
  expect(rests).toEqual(dates.filter((_, index) => index % 4 === dates.indexOf(rests[0] ?? '')));
});

it('no two workouts in a row are of one type, and none of the common types is missing', () => {
  const types = workouts.map(({ wod }) => wod.type);
  expect(types.filter((type, index) => type === types[index - 1])).toEqual([]);
  expect([...new Set(types)]).toEqual(expect.arrayContaining(['AMRAP', 'EMOM', 'FOR_TIME', 'LADDER', 'ROUNDS']));
});

it('no two days in a row need a barbell', () => {
  const hasBarbell = (wod?: DayCandidate) => wod?.equipment.includes('BARBELL') === true;
  expect(pairs.filter(([one, next]) => hasBarbell(one) && hasBarbell(next))).toEqual([]);
});

it('every weekend has one long workout, and no other day has', () => {
  const long = workouts.filter(({ wod }) => isLong(wod));
  const weekends = new Set(long.map(({ date }) => weekOf(date)));
  expect(long.filter(({ date }) => !['Saturday', 'Sunday'].includes(weekdayOf(date)))).toEqual([]);
  expect([long.length, weekends.size]).toEqual([52, 52]);
});

it('every rest day comes after a workout without kit, unless the weekend’s long one needs some', () => {
  const before = pairs.flatMap(([one, next]) => (one && !next ? [one] : []));
  const withKit = before.filter(({ equipment }) => equipment.some((item) => item !== 'BODYWEIGHT'));
  expect(withKit.filter((wod) => !isLong(wod))).toEqual([]);
  expect(withKit.length).toBeLessThan(before.length / 4);
});

it('nobody needs a partner', () => {
  expect(workouts.filter(({ wod }) => !wod.isForOne)).toEqual([]);
});
