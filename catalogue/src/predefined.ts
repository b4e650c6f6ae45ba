/** A workout as the data set keeps it. Facts only; every text was written for this data set. */
export interface PredefinedWod {
  readonly name: string;
  /** Other names it goes by. */
  readonly aka?: readonly string[];
  readonly category: 'HERO' | 'BENCHMARK' | 'CUSTOM';
  readonly type: 'EMOM' | 'AMRAP' | 'ROUNDS' | 'LADDER' | 'TABATA' | 'FOR_TIME' | 'CHIPPER_EMOM';
  readonly rounds?: number;
  readonly timeCapMinutes?: number;
  readonly intervalMinutes?: number;
  /** Dash-separated rep counts. The reps of a LADDER are here, not in its entries. */
  readonly repScheme?: string;
  readonly tabataCycles?: number;
  /** How long it takes to the minute, where its clock determines it. */
  readonly minutes?: number;
  /** How long it usually takes an intermediate athlete at Rx, in minutes. */
  readonly minutesLow: number;
  readonly minutesHigh: number;
  /** How it is scored, where its type doesn't say. */
  readonly score?: 'TIME' | 'ROUNDS_AND_REPS' | 'REPS' | 'LOAD' | 'NONE';
  /** Where it doesn't follow from the fields. */
  readonly headline?: string;
  /** In seconds. */
  readonly restBetweenRounds?: number;
  /** How many do it together. */
  readonly team?: number;
  readonly vestKg?: number;
  readonly womenVestKg?: number;
  readonly isVestOptional?: boolean;
  /** What is carried or worn and has no entry, team or vest of its own: pieces of kit. */
  readonly needs?: readonly PredefinedKit[];
  /** The entries may be done in any order and split up. */
  readonly anyOrder?: boolean;
  /** What the board doesn't say. */
  readonly description?: string;
  readonly stimulus: string;
  readonly dedication?: string;
  /** What to do instead of the whole WOD: a step down, and for beginners. */
  readonly scaled?: string;
  readonly beginner?: string;
  readonly exercises: readonly PredefinedEntry[];
  /** How certain the facts are; the method is in the README. */
  readonly confidence: 'high' | 'medium' | 'low';
  /** How many sources match completely. */
  readonly sourcesAgreeing: number;
}

/** One line of a predefined workout. */
export interface PredefinedEntry {
  /** The name of one of the predefined exercises. */
  readonly exercise: string;
  readonly reps?: number;
  readonly distanceMeters?: number;
  readonly durationSeconds?: number;
  /** What the reps or the distance were prescribed in, if not in reps or metres. */
  readonly unit?: 'CALORIES' | 'MILES' | 'YARDS' | 'FEET';
  /** As many as possible, within the duration where there is one. */
  readonly isMax?: boolean;
  readonly weightKg?: number;
  readonly womenWeightKg?: number;
  readonly notes?: string;
  /** In an EMOM whose intervals differ, the one that it is done in, from 1. */
  readonly minute?: number;
  /** In seconds. */
  readonly restAfter?: number;
  /** The block of a multi-part piece, from 1. */
  readonly part?: number;
  /** How many rounds the block has; its reps are for one round. */
  readonly partRounds?: number;
  /** What is written beside the block, such as "Buy-in". */
  readonly partName?: string;
  readonly isEmomInterruption?: boolean;
  /** What to do instead of this line, where its exercise's own texts won't do: "15, 35/20 lb", "Front squat at 65/45 lb", "As prescribed". */
  readonly scaled?: string;
  readonly beginner?: string;
}

/** A piece of kit: equipment, or what else a workout needs. */
export type PredefinedKit = Exclude<PredefinedExercise['equipment'], 'BODYWEIGHT'> | 'PARTNER' | 'POOL' | 'RUCKSACK' | 'VEST' | 'PLATES' | 'TRACK';

/** A movement of the predefined workouts. */
export interface PredefinedExercise {
  readonly name: string;
  /** Other names it goes by, plurals among them. */
  readonly aliases: readonly string[];
  readonly equipment:
    | 'BODYWEIGHT'
    | 'KETTLEBELL'
    | 'BARBELL'
    | 'BAND'
    | 'MEDICINE_BALL'
    | 'DUMBBELL'
    | 'DIP_BAR'
    | 'PULL_UP_BAR'
    | 'JUMP_ROPE'
    | 'ROPE'
    | 'SAND_BAG'
    | 'STAIRS'
    | 'BOX'
    | 'ROWER'
    | 'ASSAULT_BIKE'
    | 'SKI_ERG'
    | 'RINGS'
    | 'GHD'
    | 'SLED'
    | 'AB_MAT';
  /** What it needs besides; PLATES in place of the BARBELL. */
  readonly needs?: readonly PredefinedKit[];
  readonly description: string;
  /** What to do instead: a step down, and for beginners. */
  readonly scaled?: string;
  readonly beginner?: string;
}

/** A catalogue that existing libraries may hold: for each name, a digest of its content. */
export interface FormerEdition {
  readonly wods: Readonly<Record<string, string>>;
  readonly exercises: Readonly<Record<string, string>>;
}
