/** What the tests know about a WOD of the running library. */
interface LibraryWod {
  id: string;
  name: string;
  exercises: { exerciseId: string; exercise: { name: string } }[];
}

/** Addresses in the running library by name: ids change with every start. */
export interface Library {
  readonly size: number;
  /** path of a WOD's page */
  wod(name: string): string;
  /** path of an exercise's page */
  exercise(name: string): string;
}

export async function readLibrary(address: string): Promise<Library> {
  const response = await fetch(`${address}/api/wods?limit=1000`);
  const { wods } = (await response.json()) as { wods: LibraryWod[] };
  const wodIds = new Map(wods.map(({ id, name }) => [name, id]));
  const exerciseIds = new Map(wods.flatMap(({ exercises }) => exercises.map((entry) => [entry.exercise.name, entry.exerciseId])));
  return {
    size: wods.length,
    wod: (name) => `/wods/${known(wodIds, name)}`,
    exercise: (name) => `/exercises/${known(exerciseIds, name)}`,
  };
}

function known(ids: Map<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The library has no ${name}.`);
  return id;
}
