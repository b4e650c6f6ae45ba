import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** `/remotes/{name}/{version}/browser/{file}`: a release's files for the browser, and nothing else of it. */
const RELEASE_FILE = /^\/remotes\/([a-z-]+\/[\w.-]+\/browser)(\/[\w.-]+)$/;

/** Serves the shell's public files and the built files of every release, compressed where the build made a compressed copy. */
export class StaticFiles {
  private readonly publicFiles: RequestHandler;
  private readonly releases = new Map<string, RequestHandler>();

  /**
   * @param publicFolder files with a name of their own, such as icons, that stand below `/`
   * @param remotes folder of the releases
   */
  constructor(
    publicFolder: string,
    private readonly remotes: string,
  ) {
    this.publicFiles = sirv(publicFolder, { etag: true, maxAge: DAY_S });
  }

  /** @returns false when there is no such file and nothing was answered */
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    const release = RELEASE_FILE.exec(pathname);
    if (release) return this.fromRelease(release[1] ?? '', release[2] ?? '', request, response);
    return pathname.includes('.') && answer(this.publicFiles, pathname, request, response);
  }

  private fromRelease(folder: string, file: string, request: IncomingMessage, response: ServerResponse): boolean {
    const directory = join(this.remotes, folder);
    // Only the newest releases are kept: what was there a moment ago may be gone.
    if (!existsSync(directory)) {
      this.releases.delete(folder);
      return false;
    }
    let serve = this.releases.get(folder);
    if (!serve) {
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
