import type { WodType } from '../wod/wod-type.js';

/** What is kept of a WOD, so that a list of them needs no request. */
export interface KeptWod {
  id: string;
  name: string;
  type: WodType;
  /** that it counts as */
  minutes?: number;
}

/** A WOD as it may be known where it is kept: from the library, or from a list that says its minutes. */
export type WodToKeep = KeptWod & { estimatedDuration?: number };

/** What is kept of it. */
export const keptWodOf = ({ id, name, type, estimatedDuration, minutes = estimatedDuration }: WodToKeep): KeptWod => ({
  id,
  name,
  type,
  ...(minutes !== undefined && { minutes }),
});
