import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FairQueue, isNotModified, widestNetworkOf } from '@wod/serving';
import { LRUCache } from 'lru-cache';
import type { PageHandles } from './page-handles';
import { leaving } from './refusals';
import { SharedWork } from './shared-work';

/** Without characters that could also be written in another way: each page has one image. */
const PATH = /^\/og((?:\/[\w-]{1,64})+)\.png$/;

/** About 150 images. Others are drawn again, which no page waits for. */
const MAX_BYTES = 6 * 1024 * 1024;
/** What an entry takes besides its image, roughly. */
const ENTRY_BYTES = 500;

/** One drawing takes less than a tenth of a second of processor time, so a full line is worked off within seconds. */
const QUEUE = { running: 1, waiting: 60, waitingPerShare: 15 };

/** What an image shows. */
interface Picture {
  /** of its page */
  readonly path: string;
  readonly svg: string;
  /** of the content that it was made from */
  readonly version: string;
}

interface Image {
  readonly bytes: Buffer;
  /** of the drawing that the image shows */
  readonly hash: string;
  /** The content had this version when the image was right. */
  version: string;
}

/** The images of pages in link previews, as the pages declare them: 1200 × 630. */
export class ShareImages {
  private readonly images = new LRUCache<string, Image>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES });
  private readonly queue = new FairQueue(QUEUE);
  private readonly waiting = new SharedWork<Image>();

  /** @param paint draws an SVG as PNG */
  constructor(
    private readonly pages: PageHandles,
    private readonly paint: (svg: string) => Promise<Buffer>,
  ) {}

  /**
   * @param address of the visitor
   * @param version of all content
   * @returns false when the path is not that of a page's image, or there is no such page
   * @throws ApiError when the api can't be asked; QueueFullError when too many of the visitor's network wait already
   */
  async serve(pathname: string, version: string, address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const page = PATH.exec(pathname)?.[1];
    const image = page && (await this.find(page, version, widestNetworkOf(address), () => leaving(response)));
    if (!image) return false;
    const { bytes, hash } = image;
    const etag = `"${hash}"`;
    response.setHeader('cache-control', 'public, max-age=86400');
    response.setHeader('etag', etag);
    if (isNotModified(request.headers['if-none-match'], etag)) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes);
    return true;
  }

  private async find(path: string, version: string, network: string, left: () => AbortSignal): Promise<Image | undefined> {
    const kept = this.images.get(path);
    if (kept?.version === version) return kept;
    const page = (await this.pages.at(path)).pages.findLast(({ handle }) => handle.shareImage);
    const image = await page?.handle.shareImage?.();
    const svg = await image?.draw(page?.params ?? {});
    // A page that doesn't exist ends here, and most changes of the library leave an image as it was.
    if (svg === undefined) return undefined;
    const picture = { path, svg, version };
    return this.keptImage(picture) ?? this.waiting.run(`${network} ${path} ${version}`, left(), (signal) => this.inTurn(picture, network, signal));
  }

  private keptImage({ path, svg, version }: Picture): Image | undefined {
    const kept = this.images.get(path);
    if (kept?.hash !== hashOf(svg)) return undefined;
    kept.version = version;
    return kept;
  }

  private async inTurn(picture: Picture, network: string, signal: AbortSignal): Promise<Image> {
    const end = await this.queue.turn(network, signal);
    try {
      return this.keptImage(picture) ?? (await this.draw(picture));
    } finally {
      end();
    }
  }

  private async draw({ path, svg, version }: Picture): Promise<Image> {
    const image = { bytes: await this.paint(svg), hash: hashOf(svg), version };
    this.images.set(path, image);
    return image;
  }
}

const hashOf = (svg: string) => createHash('sha256').update(svg).digest('base64url').slice(0, 22);
