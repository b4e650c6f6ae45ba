import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './negotiation.js';
import { ownBytes } from './own-bytes.js';

/**
 * Most addresses are asked for once, so what is made for whoever is the first to ask is compressed quickly: in a third of the time, a
 * tenth more bytes. For everybody else it is made small once.
 */
export type Effort = 'quick' | 'small';

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const BROTLI = { quick: brotli(3), small: brotli(6) };
const GZIP = { quick: { level: 3 }, small: { level: 6 } };

const inOneGo = {
  br: (bytes: Buffer, effort: Effort) => brotliCompressSync(bytes, BROTLI[effort]),
  gzip: (bytes: Buffer, effort: Effort) => gzipSync(bytes, GZIP[effort]),
};
const onAnotherThread = {
  br: (bytes: Buffer, effort: Effort) => promisify(brotliCompress)(bytes, BROTLI[effort]),
  gzip: (bytes: Buffer, effort: Effort) => promisify(gzip)(bytes, GZIP[effort]),
};

/**
 * In one go: zlib's threads have to allocate the memory of an encoder each time, so on them a page of text takes about twice as long.
 * @returns bytes in memory of their own
 */
export const compressed = (bytes: Buffer, encoding: Encoding, effort: Effort): Buffer => ownBytes(inOneGo[encoding](bytes, effort));

/**
 * On one of zlib's threads: for bytes that would hold up all other requests.
 * @returns bytes in memory of their own
 */
export const compressedMeanwhile = async (bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  ownBytes(await onAnotherThread[encoding](bytes, effort));
