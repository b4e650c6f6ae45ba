import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page or a sitemap. */
export interface TextDocument {
  readonly status: number;
  readonly type: string;
  /** the route of its page */
  readonly route: string;
  /** It shows what the visitor's cookies decide, so it is nobody else's. */
  readonly personal: boolean;
  readonly etag: string;
  /** roughly the memory it takes once it is compressed */
  readonly size: number;
  /** the bytes in each encoding that was asked for so far */
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer };
}

const MAX_BYTES = 24 * 1024 * 1024;

/** When to ask again for what needs the api while that is away, in seconds. */
export const RETRY_AFTER = '10';

/** Rendered documents by URL, as long as nothing that they show has changed; the least recently used leave first. */
export class DocumentCache {
  private readonly documents = new Map<string, TextDocument>();
  private state = '';
  private bytes = 0;

  get(key: string, state: string): TextDocument | undefined {
    if (state !== this.state) {
      this.documents.clear();
      this.bytes = 0;
      this.state = state;
    }
    const document = this.documents.get(key);
    if (document) {
      this.documents.delete(key);
      this.documents.set(key, document);
    }
    return document;
  }

  /** Keeps only what was answered with success, as a failure may be over at the next request, and is the same for all. */
  put(key: string, state: string, document: TextDocument): void {
    if (document.status !== 200 || document.personal || state !== this.state) return;
    this.drop(key);
    this.documents.set(key, document);
    this.bytes += document.size;
    for (const oldest of this.documents.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.documents.get(key)?.size ?? 0;
    this.documents.delete(key);
  }
}

export function textDocument({ text, ...made }: { status: number; route: string; type: string; text: string }, personal: boolean): TextDocument {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { ...made, personal, etag, size: body.length * 1.5, bodies: { identity: body } };
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * In one go: it takes a fraction of the rendering, which nothing interrupts either. On the threads of zlib, each of which
 * gets its memory anew, it takes about twice as long.
 */
const compress = { br: (plain: Buffer) => brotliCompressSync(plain, BROTLI), gzip: (plain: Buffer) => gzipSync(plain) };

/** A copy, since zlib's own buffer is mostly empty and would be kept whole. */
function exactly(compressed: Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(bytes);
  return bytes;
}

function bodyOf({ bodies }: TextDocument, encoding: Encoding): Buffer {
  if (encoding === 'identity') return bodies.identity;
  return (bodies[encoding] ??= exactly(compress[encoding](bodies.identity)));
}

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function cacheControl({ status, personal }: TextDocument): string {
  if (status !== 200) return 'no-store';
  return personal ? 'private, no-cache' : 'no-cache';
}

/** Answers with the document, or 304 when the browser has it. */
export function sendDocument(document: TextDocument, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('cache-control', cacheControl(document));
  response.setHeader('vary', document.personal ? 'accept-encoding, cookie' : 'accept-encoding');
  if (document.status === 503) response.setHeader('retry-after', RETRY_AFTER);
  if (document.status === 200 && !document.personal) {
    response.setHeader('etag', document.etag);
    if (request.headers['if-none-match'] === document.etag) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = encodingFor(request);
  const body = bodyOf(document, encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(document.status, { 'content-type': document.type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
