/** A workout as the data set keeps it. Facts only; every description was written for this data set. */
export interface PredefinedWod {
  readonly name: string;
  /** Other names it goes by. */
  readonly aka?: readonly string[];
  readonly category: 'HERO' | 'BENCHMARK';
  readonly type: 'EMOM' | 'AMRAP' | 'ROUNDS' | 'LADDER' | 'TABATA' | 'FOR_TIME' | 'CHIPPER_EMOM';
  readonly rounds?: number;
  readonly timeCapMinutes?: number;
  readonly intervalMinutes?: number;
  /** Dash-separated rep counts. The reps of a LADDER stand here and not in its entries. */
  readonly repScheme?: string;
  readonly tabataCycles?: number;
  readonly description: string;
  /** From how many minutes to how many it takes. */
  readonly minutesLow?: number;
  readonly minutesHigh?: number;
  /** What is counted. */
  readonly score?: string;
  readonly headline?: string;
  readonly stimulus?: string;
  readonly dedication?: string;
  /** The entries may be done in any order and split up. */
  readonly anyOrder?: boolean;
  readonly exercises: readonly PredefinedEntry[];
  readonly facts: PredefinedFacts;
  /** How sure the facts are; the method is in the README. */
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
  readonly weightKg?: number;
  readonly womenWeightKg?: number;
  /** The original pounds that the kilograms were converted from, men/women. */
  readonly rxLb?: string;
  readonly notes?: string;
  /** The block of a multi-part piece, from 1. */
  readonly part?: number;
  /** How many rounds the block has; its reps are for one round. */
  readonly partRounds?: number;
  /** What to do instead: a step down, and for beginners. */
  readonly scaled?: string;
  readonly beginner?: string;
  readonly isEmomInterruption?: boolean;
}

/** What is known of a workout beyond its prescription. */
export interface PredefinedFacts {
  /** What the score is. */
  readonly scoring: string;
  readonly vest?: string;
  readonly team?: string;
  readonly restBetweenRoundsSeconds?: number;
  readonly totalMinutes?: number;
  readonly note?: string;
}

/** A movement of the predefined workouts. */
export interface PredefinedExercise {
  readonly name: string;
  /** Other names it goes by, plurals among them. */
  readonly aliases: readonly string[];
  readonly equipment:
    | 'BODYWEIGHT' | 'KETTLEBELL' | 'BARBELL' | 'BAND' | 'MEDICINE_BALL' | 'DUMBBELL' | 'DIP_BAR' | 'PULL_UP_BAR' | 'JUMP_ROPE'
    | 'ROPE' | 'SAND_BAG' | 'STAIRS' | 'BOX' | 'ROWER' | 'ASSAULT_BIKE' | 'SKI_ERG' | 'RINGS' | 'GHD' | 'SLED' | 'AB_MAT';
  readonly description: string;
  /** What to do instead: a step down, and for beginners. */
  readonly scaled?: string;
  readonly beginner?: string;
}
