import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedDocument {
  readonly status: number;
  readonly etag: string;
  /** the bytes in each encoding that was asked for so far */
  readonly bodies: Partial<Record<Encoding, Promise<Buffer>>>;
}

const LIMIT = 2000;

/** Rendered documents by URL, as long as nothing that they show has changed; the least recently used leave first. */
export class DocumentCache {
  private readonly documents = new Map<string, CachedDocument>();
  private state = '';

  get(key: string, state: string): CachedDocument | undefined {
    if (state !== this.state) {
      this.documents.clear();
      this.state = state;
    }
    const document = this.documents.get(key);
    if (document) {
      this.documents.delete(key);
      this.documents.set(key, document);
    }
    return document;
  }

  /** Keeps only what was answered with success: a failure may be over at the next request. */
  put(key: string, state: string, status: number, html: string): CachedDocument {
    const body = Buffer.from(html);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const document: CachedDocument = { status, etag, bodies: { identity: Promise.resolve(body) } };
    if (status === 200 && state === this.state) {
      this.documents.set(key, document);
      if (this.documents.size > LIMIT) this.documents.delete(this.documents.keys().next().value ?? '');
    }
    return document;
  }
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function bodyOf(document: CachedDocument, encoding: Encoding): Promise<Buffer> {
  const plain = (await document.bodies.identity) ?? Buffer.alloc(0);
  if (encoding === 'identity') return plain;
  return (document.bodies[encoding] ??= encoding === 'br' ? compress.br(plain, BROTLI) : compress.gzip(plain));
}

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Answers with the document, or 304 when the browser has it. */
export async function sendDocument(document: CachedDocument, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const success = document.status === 200;
  response.setHeader('cache-control', success ? 'no-cache' : 'no-store');
  response.setHeader('vary', 'accept-encoding');
  if (document.status === 503) response.setHeader('retry-after', '10');
  if (success) {
    response.setHeader('etag', document.etag);
    if (request.headers['if-none-match'] === document.etag) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = encodingFor(request);
  const body = await bodyOf(document, encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(document.status, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
