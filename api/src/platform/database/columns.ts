import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** mysql2 returns decimals as text. */
const asNumber: ValueTransformer = {
  to: (value?: number | null) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

/** A load in kg with one decimal. */
export const LOAD: ColumnOptions = { type: 'decimal', precision: 6, scale: 1, nullable: true, transformer: asNumber };

/** A moment in UTC, to the millisecond. Set by the code, since the databases' own clocks differ in resolution. */
export const MOMENT: ColumnOptions = { type: 'datetime', precision: 3 };

/** The length of a uuid. */
export const ID_LENGTH = 36;

/** The length of a SHA-256 in hex. */
export const HASH_LENGTH = 64;

/** Room for a moment of ISO 8601 with its time zone. */
export const MOMENT_LENGTH = 30;

/** The length of a fixed word such as a type or an equipment. */
export const WORD_LENGTH = 20;

/** Room for the normalised form of a name, which can be longer than the name. */
export const KEY_LENGTH = 255;
