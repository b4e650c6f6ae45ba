import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { compressed, compressedMeanwhile, type Effort, type Encoding, isNotModified, ownBytes, preferredEncoding } from '@wod/serving';

/** Hundreds of WODs in one list. From this size other requests come first: they get a turn while it is hashed, and compression is quick. */
const HUGE_FROM_BYTES = 256 * 1024;

/** A page of WODs is below it. What is longer is compressed on another thread, as it would double the time that WODs take beside it (ADR 25). */
const IN_ONE_GO_BELOW_BYTES = 32 * 1024;

/** What an answer takes besides its bytes, most of it for its headers, as measured with 10,000 small ones. */
const ENTRY_BYTES = 1800;

/** Below this, compressing saves nothing. */
const COMPRESS_FROM_BYTES = 1024;

/** Headers on every reply: how it is protected, how long it is valid, and for whom. */
export type AnswerHeaders = Readonly<Record<string, string>> & { 'cache-control': string; vary: string };

/** What is sent to a client, except for the request id. */
export interface Reply {
  readonly status: 200 | 304;
  /** Alternating names and values, as `writeHead` takes them without a copy. */
  readonly headers: readonly string[];
  readonly body?: Buffer;
}

async function etagOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha1').update(bytes.subarray(0, HUGE_FROM_BYTES));
  for (let from = HUGE_FROM_BYTES; from < bytes.length; from += HUGE_FROM_BYTES) {
    await nextTurn();
    hash.update(bytes.subarray(from, from + HUGE_FROM_BYTES));
  }
  return `W/"${hash.digest('base64url')}"`;
}

/** The bytes of one JSON answer. Replies made from it are kept with it, so that sending one again costs next to nothing. */
export class Answer {
  private readonly headers: readonly string[];
  /** Says that the client's copy is still valid. */
  private readonly unchanged: Reply;
  private readonly plain: Reply;
  private readonly encoded = new Map<Encoding, { reply: Reply; effort: Effort }>();

  /** @param etag weak: all encodings of one answer share it */
  private constructor(
    private readonly bytes: Buffer,
    readonly etag: string,
    fixed: AnswerHeaders,
    readonly route: string | undefined,
    private readonly effortAtFirst: Effort,
  ) {
    this.headers = Object.entries({ ...fixed, etag }).flat();
    this.unchanged = { status: 304, headers: this.headers };
    this.plain = this.reply(this.bytes);
  }

  /**
   * @param route the template of the route that made it
   * @param effortAtFirst how it is compressed for whoever is the first to ask
   */
  static async of(json: string | Buffer, fixed: AnswerHeaders, route: string | undefined, effortAtFirst: Effort): Promise<Answer> {
    const bytes = ownBytes(typeof json === 'string' ? Buffer.from(json) : json);
    return new Answer(bytes, await etagOf(bytes), fixed, route, effortAtFirst);
  }

  /** Roughly the memory it takes once it is compressed, in bytes. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.5) + ENTRY_BYTES;
  }

  /**
   * The answer in a form that the client accepts, or just word that its own copy is still valid.
   * @returns undefined for a long answer until `encodeFor` has been called for such a client
   */
  replyTo(headers: IncomingHttpHeaders): Reply | undefined {
    if (isNotModified(headers['if-none-match'], this.etag)) return this.unchanged;
    const encoding = this.encodingFor(headers);
    if (!encoding) return this.plain;
    const known = this.encoded.get(encoding);
    if (this.isLong || known?.effort === 'small') return known?.reply;
    const effort = known ? 'small' : this.effortAtFirst;
    return this.keep(encoding, effort, compressed(this.bytes, encoding, effort));
  }

  /** Prepares a long reply for a client with these headers. */
  async encodeFor(headers: IncomingHttpHeaders): Promise<void> {
    const encoding = this.encodingFor(headers);
    if (!this.isLong || !encoding || this.encoded.has(encoding)) return;
    const effort = this.bytes.length < HUGE_FROM_BYTES ? 'small' : 'quick';
    this.keep(encoding, effort, await compressedMeanwhile(this.bytes, encoding, effort));
  }

  private get isLong(): boolean {
    return this.bytes.length >= IN_ONE_GO_BELOW_BYTES;
  }

  private keep(encoding: Encoding, effort: Effort, body: Buffer): Reply {
    const reply = this.reply(body, 'content-encoding', encoding);
    this.encoded.set(encoding, { reply, effort });
    return reply;
  }

  private encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
    return this.bytes.length >= COMPRESS_FROM_BYTES ? preferredEncoding(headers['accept-encoding'] as string | undefined) : undefined;
  }

  private reply(body: Buffer, ...more: string[]): Reply {
    const type = ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)];
    return { status: 200, headers: [...this.headers, ...type, ...more], body };
  }
}
