import { generateSession, keptWod, parseMinutes, pickedWod, type DraftWod } from '@wod/domain';
import { useState } from 'react';
import type { FormState, GeneratorOptions } from './form-state';
import type { Library } from './use-library';

/** Runs the generator of the domain on what the form holds. */
export function useGenerator(
  { draft, options: held }: FormState,
  library: Library,
  onGenerated: (wods: DraftWod[], reasons: string[], reasoning: string) => void,
) {
  const [error, setError] = useState<string>();

  function generate(options: GeneratorOptions = held) {
    if (library.status !== 'loaded') return;
    const atMost = parseMinutes(options.maxWods);
    const result = generateSession({
      ...draft,
      wods: library.wods,
      equipment: options.equipment,
      excludedTypes: options.excludedTypes,
      maxWods: atMost > 0 ? atMost : undefined,
      seed: options.seed,
      keep: draft.wods.filter(({ wodId }) => options.keep.includes(wodId)).map(({ wod }) => keptWod(wod)),
      skip: options.skip.map(({ id }) => id),
    });
    if ('error' in result) {
      setError(result.error);
      return;
    }
    setError(undefined);
    // What the class has already is known as well as it can be.
    const known = new Map(draft.wods.map(({ wod }) => [wod.id, wod]));
    onGenerated(result.wods.map((wod) => known.get(wod.id) ?? pickedWod(wod)), result.reasons, result.reasoning);
  }

  return { generate, error };
}
