import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** `/remotes/{name}/{version}/browser/{file}`: a release's files for the browser, and nothing else of it. */
const RELEASE_FILE = /^\/remotes\/([a-z-]+\/[\w.-]+\/browser)(\/[\w.-]+)$/;

/** Serves the built files of the shell and of every release, compressed where the build made a compressed copy. */
export class StaticFiles {
  private readonly folders: [prefix: string, serve: RequestHandler][];
  private readonly releases = new Map<string, RequestHandler>();

  /**
   * @param folders by URL prefix; files below `/assets/` have hashed names, those below `/` don't
   * @param remotes folder of the releases
   */
  constructor(
    folders: Record<string, string>,
    private readonly remotes: string,
  ) {
    this.folders = Object.entries(folders).map(([prefix, folder]) => [
      prefix,
      sirv(folder, prefix === '/' ? { etag: true, maxAge: DAY_S } : { immutable: true, maxAge: YEAR_S, brotli: true, gzip: true }),
    ]);
  }

  /** @returns false when there is no such file and nothing was answered */
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    const release = RELEASE_FILE.exec(pathname);
    if (release) return this.fromRelease(release[1] ?? '', release[2] ?? '', request, response);
    if (pathname === '/' || !pathname.includes('.')) return false;
    return this.folders.some(
      ([prefix, serve]) => pathname.startsWith(prefix) && answer(serve, pathname.slice(prefix.length - 1), request, response),
    );
  }

  private fromRelease(folder: string, file: string, request: IncomingMessage, response: ServerResponse): boolean {
    let serve = this.releases.get(folder);
    if (!serve) {
      const directory = join(this.remotes, folder);
      if (!existsSync(directory)) return false;
      serve = sirv(directory, { immutable: true, maxAge: YEAR_S, brotli: true, gzip: true });
      this.releases.set(folder, serve);
    }
    return answer(serve, file, request, response);
  }
}

function answer(serve: RequestHandler, path: string, request: IncomingMessage, response: ServerResponse): boolean {
  let found = true;
  serve(Object.assign(Object.create(request) as IncomingMessage, { url: path, _parsedUrl: undefined }), response, () => {
    found = false;
  });
  return found;
}
