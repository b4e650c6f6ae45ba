import { CONTENT_LICENCE, TRANSFER_FORMAT, TRANSFER_VERSION } from './transfer-limits.js';
import type { TransferRecord } from './transfer-record.js';

/** A library as JSON, piece by piece: each exercise, WOD and draft is a line of its own. */
export function* jsonFile(
  exercises: Iterable<TransferRecord>,
  wods: Iterable<TransferRecord>,
  drafts: readonly TransferRecord[] = [],
): Generator<string> {
  yield `{\n"format": ${JSON.stringify(TRANSFER_FORMAT)},\n"version": ${TRANSFER_VERSION},\n"licence": ${JSON.stringify(CONTENT_LICENCE)},\n"exercises": [`;
  yield* jsonItems(exercises);
  yield '],\n"wods": [';
  yield* jsonItems(wods);
  if (drafts.length > 0) {
    yield '],\n"drafts": [';
    yield* jsonItems(drafts);
  }
  yield ']\n}\n';
}

/** The items of a list, each on a line of its own. */
export function* jsonItems(records: Iterable<TransferRecord>): Generator<string> {
  let before = '\n';
  for (const record of records) {
    yield before + JSON.stringify(record);
    before = ',\n';
  }
  if (before !== '\n') yield '\n';
}
