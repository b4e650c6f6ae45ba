import {
  CHANGE_OVER_MINUTES,
  changeOversMax,
  generateSession,
  keptWod,
  parseMinutes,
  pickedWod,
  suggestClass,
  type ClassWod,
  type GeneratorWod,
  type NearFit,
} from '@wod/domain';
import { useState } from 'react';
import { criteriaOf } from './criteria';
import { randomDraw } from './draw';
import type { GeneratorOptions } from './form-state';
import type { Library } from './use-library';
import type { SessionFormState } from './use-session-form';

/** Why nothing could be chosen, and what would help. */
export interface Refusal {
  error: string;
  nearFits?: NearFit[];
}

/** How many draws to try when the class would come out the same. */
const DRAWS = 20;

/** Runs the domain's two ways of filling a class on the form's values. */
export function useGenerator({ state: { draft, options: held }, ...form }: SessionFormState, library: Library) {
  const [refusal, setRefusal] = useState<Refusal>();
  const wods = library.status === 'loaded' ? library.wods : [];
  // Prefer the class's own WODs, which may have more details.
  const known = (wod: GeneratorWod) => draft.wods.find(({ wodId }) => wodId === wod.id)?.wod ?? pickedWod(wod);

  function generate(options: GeneratorOptions = held) {
    const atMost = parseMinutes(options.maxWods);
    const result = generateSession({
      ...criteriaOf(draft, options, wods),
      maxWods: atMost > 0 ? atMost : undefined,
      seed: options.seed,
      keep: draft.wods.filter(({ wodId }) => options.keep.includes(wodId)).map(({ wod }) => keptWod(wod)),
      changeOver: options.changeOver ? CHANGE_OVER_MINUTES : undefined,
      changeOversMax: changeOversMax(draft),
    });
    if ('error' in result) {
      setRefusal(result);
      return;
    }
    setRefusal(undefined);
    form.generated(result.wods.map(known), result.reasons, result.reasoning);
  }

  function suggestion(options: GeneratorOptions, totalMinutes: number, seed: number) {
    const inClass = (id: string): ClassWod | undefined => wods.find((wod) => wod.id === id);
    return suggestClass({
      ...criteriaOf(draft, options, wods),
      totalMinutes,
      maxWods: options.classWods,
      seed,
      places: draft.wods.map(({ wod }) => (options.keep.includes(wod.id) ? (inClass(wod.id) ?? keptWod(wod)) : undefined)),
    });
  }

  /** @param fit what to change first */
  function suggest(fit?: NearFit, draw = held.draw ?? randomDraw()) {
    const options = { ...held, draw, ...(fit && withFit(held, fit)) };
    const totalMinutes = draft.totalMinutes + (fit && 'minutes' in fit ? fit.minutes : 0);
    form.set({ totalMinutes });
    form.setOptions(options);
    const result = suggestion(options, totalMinutes, draw);
    if ('error' in result) {
      setRefusal(result);
      return;
    }
    setRefusal(undefined);
    form.suggested(result.wods.map(known), result.reasoning);
  }

  /** Draws a different class, if there is one. */
  function drawAgain() {
    const isAnother = (draw: number) => {
      const result = suggestion(held, draft.totalMinutes, draw);
      return 'error' in result || result.wods.length !== draft.wods.length || result.wods.some(({ id }, index) => id !== draft.wods[index]?.wodId);
    };
    const draws = Array.from({ length: DRAWS }, randomDraw);
    suggest(undefined, draws.find(isAnother) ?? draws[0]);
  }

  return { generate, suggest, drawAgain, refusal };
}

function withFit({ equipment, excludedTypes, excludedNeeds }: GeneratorOptions, fit: NearFit): Partial<GeneratorOptions> {
  if ('equipment' in fit) return { equipment: [...equipment, fit.equipment] };
  if ('need' in fit) return { excludedNeeds: excludedNeeds.filter((need) => need !== fit.need) };
  return 'type' in fit ? { excludedTypes: excludedTypes.filter((type) => type !== fit.type) } : {};
}
