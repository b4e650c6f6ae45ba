import type { GeneratorWod } from './session-generator.js';
import type { SessionWod } from './session.js';

/** A WOD of a draft. Picked from the index it has no exercises until it is known whole. */
export type DraftWod = Omit<SessionWod, 'exercises'> & Partial<Pick<SessionWod, 'exercises'>>;

export function isWhole(wod: DraftWod): wod is SessionWod {
  return wod.exercises !== undefined;
}

/** What the index says of a WOD, as a draft holds it. */
export function pickedWod({ id, name, type, minutes }: GeneratorWod): DraftWod {
  return { id, name, type, ...(minutes !== undefined && { estimatedDuration: minutes }) };
}

/** A WOD of a draft, as the generator keeps it: the criteria that equipment belongs to aren't asked of it. */
export function keptWod({ id, name, type, estimatedDuration }: DraftWod): GeneratorWod {
  return { id, name, type, minutes: estimatedDuration, equipment: [] };
}
