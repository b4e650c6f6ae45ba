import { generateSession, parseMinutes, type SessionWod } from '@wod/domain';
import { useState } from 'react';
import type { FormState, GeneratorOptions } from './form-state';
import type { Library } from './use-library';

/** Runs the generator of the domain on what the form holds. */
export function useGenerator(
  { draft, options: held }: FormState,
  library: Library,
  onGenerated: (wods: SessionWod[], reasons: string[], reasoning: string) => void,
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
      keep: draft.wods.filter(({ wodId }) => options.keep.includes(wodId)).map(({ wod }) => wod),
      skip: options.skip.map(({ id }) => id),
    });
    if ('error' in result) {
      setError(result.error);
      return;
    }
    setError(undefined);
    onGenerated(result.wods, result.reasons, result.reasoning);
  }

  return { generate, error };
}
