export const EQUIPMENT = [
  'BODYWEIGHT',
  'KETTLEBELL',
  'BARBELL',
  'BAND',
  'MEDICINE_BALL',
  'DUMBBELL',
  'DIP_BAR',
  'PULL_UP_BAR',
  'JUMP_ROPE',
  'ROPE',
  'SAND_BAG',
  'STAIRS',
  'BOX',
  'ROWER',
  'ASSAULT_BIKE',
  'SKI_ERG',
  'RINGS',
  'GHD',
  'SLED',
  'AB_MAT',
] as const;
/** What an exercise is done with. */
export type Equipment = (typeof EQUIPMENT)[number];

/** Everything that is fixed for a piece of equipment. */
export interface EquipmentFacts {
  readonly label: string;
  readonly emoji: string;
  /** Seconds that one rep takes, for the estimator. */
  readonly secondsPerRep: number;
  /** Seconds that one metre takes, for an entry that has only a distance. */
  readonly secondsPerMetre: number;
}

const DEFAULT_EMOJI = '🏋️';
/** The pace of an entry that has only a distance, with any other equipment. */
const DEFAULT_SECONDS_PER_METRE = 0.3;

const facts = (label: string, secondsPerRep: number, emoji = DEFAULT_EMOJI, secondsPerMetre = DEFAULT_SECONDS_PER_METRE): EquipmentFacts => ({
  label,
  emoji,
  secondsPerRep,
  secondsPerMetre,
});

/** Spec sections 3 and 9: the first 12 have an emoji of their own, the others share the default. */
export const EQUIPMENT_FACTS: Readonly<Record<Equipment, EquipmentFacts>> = {
  BODYWEIGHT: facts('Bodyweight', 2, '🤸'),
  KETTLEBELL: facts('Kettlebell', 3, '🔔'),
  BARBELL: facts('Barbell', 4, '🏋️‍♂️'),
  BAND: facts('Resistance Band', 2.5, '➰'),
  MEDICINE_BALL: facts('Medicine Ball', 2.5, '🏐'),
  DUMBBELL: facts('Dumbbell', 3, '💪'),
  DIP_BAR: facts('Dip Bar', 3, '🤲'),
  PULL_UP_BAR: facts('Pull-up Bar', 3, '🧗'),
  JUMP_ROPE: facts('Jump Rope', 1, '🪢'),
  ROPE: facts('Rope', 4, '🪜'),
  SAND_BAG: facts('Sand Bag', 3.5, '🎒'),
  STAIRS: facts('Stairs', 2, '👣'),
  BOX: facts('Box', 2.5),
  ROWER: facts('Rower', 3, DEFAULT_EMOJI, 0.25),
  ASSAULT_BIKE: facts('Assault Bike', 3, DEFAULT_EMOJI, 0.15),
  SKI_ERG: facts('Ski Erg', 3, DEFAULT_EMOJI, 0.25),
  RINGS: facts('Rings', 3.5),
  GHD: facts('GHD', 3),
  SLED: facts('Sled', 4, DEFAULT_EMOJI, 1),
  AB_MAT: facts('Ab Mat', 2),
};

/** Spec section 9: any other equipment. */
const DEFAULT_SECONDS_PER_REP = 3;

interface Movement {
  readonly equipment: Equipment;
  /** Kit: equipment, or anything else. */
  readonly needs?: readonly string[];
}

interface HasEquipment {
  readonly exercises: readonly { readonly exercise: Movement }[];
}

/** The equipment of a movement, each once: its own, then what it needs besides. */
export const equipmentOfMovement = ({ equipment, needs = [] }: Movement): Equipment[] => [
  equipment,
  ...EQUIPMENT.filter((other) => other !== equipment && needs.includes(other)),
];

/** A WOD's equipment without duplicates, in enumeration order (BODYWEIGHT, if present, comes first). */
export function equipmentOf(wod: HasEquipment): Equipment[] {
  const used = new Set(wod.exercises.flatMap(({ exercise }) => equipmentOfMovement(exercise)));
  return EQUIPMENT.filter((equipment) => used.has(equipment));
}

/** The kit that a WOD needs: equipmentOf without BODYWEIGHT. Empty means that nothing is needed. */
export function kitOf(wod: HasEquipment): Equipment[] {
  return equipmentOf(wod).filter((equipment) => equipment !== 'BODYWEIGHT');
}

/** Accepts any text, so that a value unknown to this version still gets the defaults of spec 9. */
const factsOf = (equipment: string): EquipmentFacts | undefined => (EQUIPMENT_FACTS as Record<string, EquipmentFacts>)[equipment];

/** Seconds that one rep takes with the equipment (spec 9). */
export function secondsPerRep(equipment: string): number {
  return factsOf(equipment)?.secondsPerRep ?? DEFAULT_SECONDS_PER_REP;
}

/** Seconds that one metre takes with the equipment. */
export function secondsPerMetre(equipment: string): number {
  return factsOf(equipment)?.secondsPerMetre ?? DEFAULT_SECONDS_PER_METRE;
}
