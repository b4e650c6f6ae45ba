import type { WodType } from '../wod/wod-type.js';

/** What is kept of a WOD, so that a list of them needs no request. */
export interface KeptWod {
  id: string;
  name: string;
  type: WodType;
  /** that it counts as */
  minutes?: number;
}

/** What is kept of a WOD of the library. */
export const wodToKeep = ({ id, name, type, estimatedDuration: minutes }: Omit<KeptWod, 'minutes'> & { estimatedDuration?: number }): KeptWod =>
  ({ id, name, type, ...(minutes !== undefined && { minutes }) });
