import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.js';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** Below this, compressing saves nothing. */
const COMPRESS_FROM_BYTES = 1024;

/** The bytes of one JSON answer, with each encoding made when it is first asked for. */
export class Answer {
  readonly body: Buffer;
  /** Weak: the encodings of one answer share it. */
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Buffer>();

  constructor(json: string) {
    this.body = Buffer.from(json);
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** Roughly the memory it takes once it is compressed. */
  get size(): number {
    return this.body.length * 1.5 + 500;
  }

  get isCompressible(): boolean {
    return this.body.length >= COMPRESS_FROM_BYTES;
  }

  async in(encoding: Encoding): Promise<Buffer> {
    let bytes = this.encoded.get(encoding);
    if (!bytes) this.encoded.set(encoding, (bytes = await compressors[encoding](this.body)));
    return bytes;
  }
}
