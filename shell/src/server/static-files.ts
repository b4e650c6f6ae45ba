import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { DAY_SECONDS } from '@wod/domain';
import { isNotModified, preferredEncoding } from '@wod/serving';
import { byteRange } from './byte-range';
import { KeptFiles, type KeptFile } from './kept-files';

const YEAR_SECONDS = 365 * DAY_SECONDS;

/**
 * `/remotes/{name}/{version}/browser/{file}`: a release's files for the browser, and nothing else of it. No part begins with a
 * dot, as folders do that are being made or removed.
 */
const RELEASE_FILE = /^\/remotes\/([a-z-]+\/(?!\.)[\w.-]+\/browser\/(?!\.)[\w.@-]+)$/;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

/** The compressed copies that a release has beside its text files. */
const COPIES = { br: '.br', gzip: '.gz' } as const;

/** Requested by whatever doesn't read HTML; browsers take the kind of image from the answer. */
const FAVICON = { path: '/favicon.ico', file: 'icon-192.png' };

interface Located {
  path: string;
  caching: string;
  /** Whether there may be compressed copies. */
  copies: boolean;
}

/** Serves the shell's public files and the built files of every release, compressed where the build made a compressed copy. */
export class StaticFiles {
  private readonly files = new KeptFiles();
  private readonly publicFiles: ReadonlyMap<string, string>;

  /**
   * @param publicFolder files with a name of their own, such as icons, served below `/`
   * @param remotes folder of the releases
   * @param named files of the live release under addresses of their own, which every visit checks
   */
  constructor(
    publicFolder: string,
    private readonly remotes: string,
    private readonly named: Readonly<Record<string, string>> = {},
  ) {
    const paths = readdirSync(publicFolder).map((name): [string, string] => [`/${name}`, join(publicFolder, name)]);
    this.publicFiles = new Map([[FAVICON.path, join(publicFolder, FAVICON.file)], ...paths]);
  }

  /**
   * @returns false when there is no such file and nothing was answered
   * @throws Error of the file system when the file is there and can't be read
   */
  async serve(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const located = this.locate(pathname);
    if (!located) return false;
    const { path, caching, copies } = located;
    const encoding = copies ? preferredEncoding(request.headers['accept-encoding']) : undefined;
    const copy = encoding && (await this.files.get(path + COPIES[encoding]));
    const file = copy ?? (await this.files.get(path));
    if (!file) return false;
    response.setHeader('cache-control', caching);
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    if (copies) response.setHeader('vary', 'accept-encoding');
    if (encoding && copy) response.setHeader('content-encoding', encoding);
    sendFile(file, request, response);
    return true;
  }

  private locate(pathname: string): Located | undefined {
    const file = RELEASE_FILE.exec(pathname)?.[1];
    if (file !== undefined) return { path: join(this.remotes, file), caching: `public, max-age=${YEAR_SECONDS}, immutable`, copies: true };
    const own = Object.hasOwn(this.named, pathname) ? this.named[pathname] : undefined;
    if (own !== undefined) return { path: own, caching: 'no-cache', copies: true };
    const path = this.publicFiles.get(pathname);
    return path === undefined ? undefined : { path, caching: `public, max-age=${DAY_SECONDS}`, copies: false };
  }
}

/** Answers with the file or the part of it that is asked for, or with 304 when the client has it. */
function sendFile({ bytes, etag, modified }: KeptFile, { headers, method }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('etag', etag);
  response.setHeader('last-modified', modified);
  response.setHeader('accept-ranges', 'bytes');
  if (isNotModified(headers['if-none-match'], etag)) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag || condition === modified;
  const range = method === 'GET' && isSame ? byteRange(headers.range, bytes.length) : undefined;
  if (range === 'unsatisfiable') {
    for (const name of ['content-type', 'content-encoding', 'etag', 'last-modified']) response.removeHeader(name);
    response.writeHead(416, { 'cache-control': 'no-store', 'content-range': `bytes */${bytes.length}`, 'content-length': 0 }).end();
    return;
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  if (range) response.setHeader('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  response.writeHead(range ? 206 : 200, { 'content-length': part.length });
  response.end(method === 'HEAD' ? undefined : part);
}
