import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApiClient, ApiError, type Transport } from '@wod/api-client';
import { LIMITS, type Wod } from '@wod/domain';
import type { Site } from '@wod/platform';
import { FairQueue, isNotModified, widestNetworkOf } from '@wod/serving';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { leaving } from './refusals';
import { SharedWork } from './shared-work';
import { whiteboardSvg } from './whiteboard-svg';

const PATH = /^\/og\/wods\/([\w-]{1,64})\.png$/;

const MAX_BYTES = 16 * 1024 * 1024;
/** What an entry takes besides its image, roughly. */
const ENTRY_BYTES = 500;

/** One drawing takes a tenth of a second of a processor, so a full line is worked off within seconds. */
const QUEUE = { running: 1, waiting: 60, waitingPerShare: 15 };

/** What is new is drawn ahead in a turn of its own, this long after it was seen that something is, in milliseconds. */
const AHEAD_AFTER_MS = 10_000;
const AHEAD = 'ahead';

interface Image {
  readonly bytes: Buffer;
  /** of the drawing that the image shows */
  readonly hash: string;
  /** The library had this version when the image was right. */
  version: string;
}

interface Options {
  transport: Transport;
  site: Site;
  /** file of the display face */
  font: string;
}

/** The images of WODs in link previews: the whiteboard, 1200 × 630. */
export class ShareImages {
  private readonly images = new LRUCache<string, Image>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES });
  private readonly queue = new FairQueue(QUEUE);
  private readonly waiting = new SharedWork<Image>();
  private readonly api: ReturnType<typeof createApiClient>;
  private prepared?: string;
  private ahead?: NodeJS.Timeout;

  constructor(private readonly options: Options) {
    this.api = createApiClient(options.transport);
  }

  /**
   * @param address of who asks
   * @param version of the library
   * @returns false when the path is not one of a WOD's image, or there is no such WOD
   * @throws ApiError when the api can't be asked; QueueFullError when too many of the visitor's network wait already
   */
  async serve(pathname: string, version: string, address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const id = PATH.exec(pathname)?.[1];
    if (id === undefined) return false;
    try {
      const { bytes, hash } = await this.find(id, version, widestNetworkOf(address), () => leaving(response));
      const etag = `"${hash}"`;
      response.setHeader('cache-control', 'public, max-age=86400');
      response.setHeader('etag', etag);
      if (isNotModified(request.headers['if-none-match'], etag)) response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  }

  /** Draws the images of the newest WODs soon, when the library has changed since the last call. */
  prepare(version: string): void {
    if (this.ahead || version === this.prepared) return;
    this.prepared = version;
    this.ahead = setTimeout(() => void this.drawAhead(version), AHEAD_AFTER_MS).unref();
  }

  private async find(id: string, version: string, network: string, left: () => AbortSignal): Promise<Image> {
    const kept = this.images.get(id);
    if (kept?.version === version) return kept;
    // A WOD that doesn't exist ends here, and most changes of the library leave a WOD as it was.
    const wod = await this.api.getWod(id);
    return this.keptImage(wod, version)
      ?? this.waiting.run(`${network} ${id} ${version}`, left(), (signal) => this.inTurn(wod, version, network, signal));
  }

  private keptImage(wod: Wod, version: string): Image | undefined {
    const kept = this.images.get(wod.id);
    if (kept?.hash !== hashOf(this.svg(wod))) return undefined;
    kept.version = version;
    return kept;
  }

  private async inTurn(wod: Wod, version: string, network: string, signal?: AbortSignal): Promise<Image> {
    const end = await this.queue.turn(network, signal);
    try {
      return this.keptImage(wod, version) ?? (await this.draw(wod, version));
    } finally {
      end();
    }
  }

  private async draw(wod: Wod, version: string): Promise<Image> {
    const svg = this.svg(wod);
    const options = { font: { fontFiles: [this.options.font], loadSystemFonts: false, defaultFontFamily: 'Barlow Condensed SemiBold' } };
    const image = { bytes: (await renderAsync(svg, options)).asPng(), hash: hashOf(svg), version };
    this.images.set(wod.id, image);
    return image;
  }

  /** One after the other, and only while nobody waits. What fails is drawn when it is asked for. */
  private async drawAhead(version: string): Promise<void> {
    try {
      for (const wod of await this.api.recentWods(LIMITS.listPageSize)) {
        if (this.queue.waiting > 0) break;
        if (!this.keptImage(wod, version)) await this.inTurn(wod, version, AHEAD);
      }
    } catch {
      // Nobody has asked.
    } finally {
      this.ahead = undefined;
    }
  }

  private svg(wod: Wod): string {
    return whiteboardSvg(wod, this.options.site.name);
  }
}

const hashOf = (svg: string) => createHash('sha256').update(svg).digest('base64url').slice(0, 22);
