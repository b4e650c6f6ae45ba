import type { ServerResponse } from 'node:http';
import { createApiClient, ApiError, type Transport } from '@wod/api-client';
import type { Site } from '@wod/platform';
import { renderAsync } from '@resvg/resvg-js';
import { whiteboardSvg } from './whiteboard-svg';

const PATH = /^\/og\/wods\/([\w-]{1,64})\.png$/;
const LIMIT = 200;

/** The image of a WOD in link previews: its whiteboard, 1200 × 630. */
export class ShareImages {
  private readonly images = new Map<string, Promise<Buffer>>();
  private version = '';

  constructor(
    private readonly transport: Transport,
    private readonly site: Site,
    /** file of the display face */
    private readonly font: string,
  ) {}

  /** @returns false when the path is not one of a WOD's image, or there is no such WOD */
  async serve(pathname: string, contentVersion: string, response: ServerResponse): Promise<boolean> {
    const id = PATH.exec(pathname)?.[1];
    if (id === undefined) return false;
    try {
      const image = await this.image(id, contentVersion);
      response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400', 'content-length': image.length });
      response.end(image);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  }

  private image(id: string, contentVersion: string): Promise<Buffer> {
    if (contentVersion !== this.version) {
      this.images.clear();
      this.version = contentVersion;
    }
    let image = this.images.get(id);
    if (!image) {
      image = this.draw(id);
      this.images.set(id, image);
      image.catch(() => this.images.delete(id));
      if (this.images.size > LIMIT) this.images.delete(this.images.keys().next().value ?? '');
    }
    return image;
  }

  private async draw(id: string): Promise<Buffer> {
    const wod = await createApiClient(this.transport).getWod(id);
    const options = { font: { fontFiles: [this.font], loadSystemFonts: false, defaultFontFamily: 'Barlow Condensed SemiBold' } };
    return (await renderAsync(whiteboardSvg(wod, this.site.name), options)).asPng();
  }
}
