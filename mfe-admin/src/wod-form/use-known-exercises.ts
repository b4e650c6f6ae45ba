import type { EmbeddedExercise } from '@wod/domain';
import { useMemo, useState } from 'react';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The exercises available to entries, by name, and how newly created ones are added. */
export function useKnownExercises(first: readonly EmbeddedExercise[]) {
  const [known, setKnown] = useState(() => new Map(first.map((exercise) => [exercise.id, exercise])));
  const exercises = useMemo(() => [...known.values()].sort((a, b) => byName.compare(a.name, b.name)), [known]);
  const learn = (more: readonly EmbeddedExercise[]) =>
    setKnown((before) => new Map([...before, ...more.map((exercise) => [exercise.id, exercise] as const)]));
  return { known, exercises, learn };
}
