import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TRANSFER_FORMATS, type TransferFormat } from '@wod/domain';
import type { FastifyReply } from 'fastify';

/** What the description of the api says a file may be. */
export const FILE_TYPES = ['application/json', 'text/csv'] as const;
const TYPES = Object.fromEntries(TRANSFER_FORMATS.map((format, at) => [format, `${FILE_TYPES[at]}; charset=utf-8`])) as Record<
  TransferFormat,
  string
>;
/** Characters that are made before others get a turn. */
const PIECE = 32_768;

/**
 * Answers with a file, made piece by piece as its reader takes it.
 * @param file its name without the day and the ending
 */
export async function sendFile(
  reply: FastifyReply,
  { name, format }: { name: string; format: TransferFormat },
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  await reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.${format}"`)
    .send(Readable.from(inTurns(pieces), { objectMode: false }));
}

/** Larger pieces, and a pause between them; the reader says when it wants the next one. */
async function* inTurns(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < PIECE) continue;
    yield text;
    text = '';
    await nextTurn();
  }
  yield text;
}
