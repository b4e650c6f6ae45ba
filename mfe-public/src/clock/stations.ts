import type { Programme, RunState } from '@wod/domain';

/** A movement whose reps are counted in each of its stretches. */
export interface Station {
  /** its place among the WOD's entries */
  entry: number;
  /** the places of its stretches in the programme */
  segments: number[];
}

/** Reps by the place of the stretch; what wasn't entered is absent. */
export type StationReps = Readonly<Record<number, number>>;

/** The movements that are counted stretch by stretch, in their order, each with the stretches that were reached. */
export function stationsOf({ segments }: Programme, { segment: reached }: RunState): Station[] {
  const stations = new Map<number, Station>();
  segments.slice(0, reached + 1).forEach(({ asks, seconds, tasks }, index) => {
    const [task] = tasks;
    if (asks !== 'reps' || seconds === undefined || tasks.length !== 1 || !task) return;
    const station = stations.get(task.entry) ?? { entry: task.entry, segments: [] };
    station.segments.push(index);
    stations.set(task.entry, station);
  });
  return [...stations.values()];
}

const countsOf = ({ segments }: Station, reps: StationReps): number[] => segments.flatMap((segment) => reps[segment] ?? []);

/** All reps that were entered. */
export const totalReps = (reps: StationReps): number => Object.values(reps).reduce((sum, count) => sum + count, 0);

/** The fewest reps of its stretches; undefined until all of them are entered. */
export function lowestOf(station: Station, reps: StationReps): number | undefined {
  const counts = countsOf(station, reps);
  return counts.length < station.segments.length ? undefined : Math.min(...counts);
}
