import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CdnTimes } from '@wod/domain';
import { cdnHeaders, compressed, isNotModified, LIBRARY_KEY, ownBytes, PAGES_KEY, preferredEncoding, type Effort, type Encoding } from '@wod/serving';
import type { Content } from './document-cache';
import { RETRY_AFTER } from './refusals';

interface Body {
  /** undefined: as it is */
  readonly encoding?: Encoding;
  readonly effort?: Effort;
  readonly bytes: Buffer;
}

type Bodies = readonly [Body, ...Body[]];

/** A page or a sitemap. */
export interface TextDocument {
  readonly status: number;
  readonly type: string;
  /** the route of its page */
  readonly route: string;
  /** It depends on the visitor's cookies, so nobody else may get it. */
  readonly personal: boolean;
  /** Its content security policy, where it isn't the usual one. */
  readonly policy?: string;
  /** what it shows; undefined when it shows no content at all */
  readonly content: Content | undefined;
  /** Its page is drawn in the browser, which alone knows who is signed in. */
  readonly browserOnly?: boolean;
  readonly etag: string;
  /** the memory it takes at most: compressed, it takes a fifth for each encoding */
  readonly size: number;
  /** its bytes: plain until an encoding is asked for, and from then on only in the encodings that were */
  bodies: Bodies;
}

/** What a document is made from. */
export type DocumentText = Pick<TextDocument, 'status' | 'route' | 'type' | 'policy' | 'browserOnly'> & { text: string };

/** A document that can be sent. @param personal whether it depends on the cookies of its visitor @param content what it shows; undefined for none */
export function textDocument({ text, ...made }: DocumentText, personal: boolean, content: Content | undefined): TextDocument {
  const body = ownBytes(Buffer.from(text));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { ...made, personal, content, etag, size: body.length, bodies: [{ bytes: body }] };
}

const decompress = { br: (bytes: Buffer) => brotliDecompressSync(bytes), gzip: (bytes: Buffer) => gunzipSync(bytes) };

/** @param keptByCdn whether a CDN keeps the first that it gets for everybody behind it */
function bodyOf(document: TextDocument, encoding: Encoding | undefined, keptByCdn: boolean): Buffer {
  const { bodies } = document;
  const known = bodies.find((body) => body.encoding === encoding);
  if (known && known.effort !== 'quick') return known.bytes;
  const [first] = bodies;
  const plain = first.encoding ? decompress[first.encoding](first.bytes) : first.bytes;
  if (encoding === undefined) return plain;
  const effort: Effort = known || keptByCdn ? 'small' : 'quick';
  const body = { encoding, effort, bytes: compressed(plain, encoding, effort) };
  document.bodies = [body, ...bodies.filter((other) => other.encoding !== undefined && other !== known)];
  return body.bytes;
}

function cacheControl({ status, personal }: TextDocument): string {
  if (status !== 200) return 'no-store';
  return personal ? 'private, no-cache' : 'no-cache';
}

/**
 * Answers with the document, or 304 when the browser has it.
 * @param cdn for how long a CDN may keep it; undefined when it may not
 */
export function sendDocument(document: TextDocument, request: IncomingMessage, response: ServerResponse, cdn: CdnTimes | undefined): void {
  response.setHeader('cache-control', cacheControl(document));
  // Every page is made for the choice in a cookie.
  response.setHeader('vary', document.personal || document.type.startsWith('text/html') ? 'accept-encoding, cookie' : 'accept-encoding');
  if (cdn) response.setHeaders(new Headers(cdnHeaders(cdn, document.content ? [PAGES_KEY, LIBRARY_KEY] : [PAGES_KEY])));
  if (document.policy !== undefined) response.setHeader('content-security-policy', document.policy);
  if (document.status === 503) response.setHeader('retry-after', RETRY_AFTER);
  if (document.status === 200 && !document.personal) {
    response.setHeader('etag', document.etag);
    if (isNotModified(request.headers['if-none-match'], document.etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const body = bodyOf(document, encoding, cdn !== undefined);
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  response.writeHead(document.status, { 'content-type': document.type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
