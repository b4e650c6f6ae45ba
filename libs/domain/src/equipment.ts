import { DEFAULT_SECONDS_PER_METRE, DEFAULT_SECONDS_PER_REP, EQUIPMENT, EQUIPMENT_FACTS } from './enums.js';
import type { Equipment, EquipmentFacts } from './enums.js';

interface HasEquipment {
  readonly exercises: readonly { readonly exercise: { readonly equipment: Equipment } }[];
}

/** Every equipment of a WOD once, in the order of the enumeration (BODYWEIGHT, when there, is first). */
export function equipmentOf(wod: HasEquipment): Equipment[] {
  const used = new Set(wod.exercises.map((entry) => entry.exercise.equipment));
  return EQUIPMENT.filter((equipment) => used.has(equipment));
}

/** What one has to bring to a WOD: equipmentOf without BODYWEIGHT. Empty means that nothing is needed. */
export function kitOf(wod: HasEquipment): Equipment[] {
  return equipmentOf(wod).filter((equipment) => equipment !== 'BODYWEIGHT');
}

/** Looks up by any text, so that a value unknown to this version still has the defaults of spec 9. */
const factsOf = (equipment: string): EquipmentFacts | undefined => (EQUIPMENT_FACTS as Record<string, EquipmentFacts>)[equipment];

/** Seconds that one rep takes with the equipment (spec 9). */
export function secondsPerRep(equipment: string): number {
  return factsOf(equipment)?.secondsPerRep ?? DEFAULT_SECONDS_PER_REP;
}

/** Seconds that one metre takes with the equipment. */
export function secondsPerMetre(equipment: string): number {
  return factsOf(equipment)?.secondsPerMetre ?? DEFAULT_SECONDS_PER_METRE;
}
