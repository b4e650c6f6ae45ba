/** The bounds of a file that is imported. */
export const TRANSFER_LIMITS = {
  /** characters of a file, as it is sent */
  fileMax: 32 * 1024 * 1024,
  /** characters of one part of it */
  partMax: 60_000,
  /** characters of one exercise or WOD */
  itemMax: 400_000,
  /** exercises and WODs of a file */
  itemsMax: 50_000,
  /** levels of brackets in an exercise or a WOD */
  depthMax: 8,
  /** columns of a table */
  columnsMax: 200,
  fileNameMax: 200,
  /** uploads that are kept */
  uploadsKept: 3,
  pageSize: 20,
  /** lines that one request decides on */
  choicesMax: 200,
} as const;

/** What the head of a file says it is. */
export const TRANSFER_FORMAT = 'wod-library';
export const TRANSFER_VERSION = 1;

/** Under which terms the content of the library may be used. */
export const CONTENT_LICENCE = 'Free to use with attribution';

/** Where the JSON Schema of a file is, under /api. */
export const TRANSFER_SCHEMA_PATH = '/schemas/wod-library-1.json';

/** The file can't be read as an export; the message is a sentence for a person. */
export class TransferFileError extends Error {
  override readonly name = 'TransferFileError';
}
