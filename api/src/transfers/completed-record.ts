import { type Exercise, exerciseRecord, nameKey, saidOf, type TransferRecord, type Unsaid, type Wod, WOD_ENTRY_FIELDS, wodSaid } from '@wod/domain';

/**
 * An exercise of a file that is in the library: what its table has no column for is as it is there, and so is the name, where the file
 * calls it by another one, which it goes on to be found by.
 */
export function completedExercise(record: TransferRecord, found: Exercise, { record: unsaid }: Unsaid): TransferRecord {
  const completed = { ...record, ...only(Object.entries(exerciseRecord(found)), unsaid) };
  const called = String(record.name);
  if (record.id === found.id || nameKey(called) === nameKey(found.name)) return completed;
  const { aliases } = completed as { aliases?: unknown };
  const others: unknown[] = Array.isArray(aliases) ? aliases.filter((name) => typeof name !== 'string' || nameKey(name) !== nameKey(found.name)) : [];
  const isKnown = others.some((name) => typeof name === 'string' && nameKey(name) === nameKey(called));
  return { ...completed, name: found.name, aliases: isKnown ? others : [...others, called] };
}

/**
 * A WOD of a table that is in the library: what the table has no column for is as it is there, in an entry as in the entry of the same exercise.
 * @param idOf the id of the exercise that a name stands for
 */
export function completedWod(record: TransferRecord, found: Wod, unsaid: Unsaid, idOf: (name: string) => string | undefined): TransferRecord {
  const rest = [...found.exercises];
  const exercises = (record.exercises as readonly TransferRecord[]).map((entry) => {
    const id = idOf(String(entry.exercise));
    const at = rest.findIndex(({ exerciseId }) => exerciseId === id);
    const [same] = at < 0 ? [] : rest.splice(at, 1);
    return same ? { ...entry, ...only(saidOf(WOD_ENTRY_FIELDS, same), unsaid.entry) } : entry;
  });
  return { ...record, ...only(wodSaid(found), unsaid.record), exercises };
}

const only = (said: readonly [name: string, value: unknown][], names: readonly string[]): TransferRecord =>
  Object.fromEntries(said.filter(([name]) => names.includes(name)));
