import { ApiError, createApiClient, http, type ApiClient, type Transport } from '@wod/api-client';
import type { SitemapPage } from '@wod/domain';
import type { Host, PageHandle, ShareImage, Site } from '@wod/platform';
import { whiteboardSvg } from './whiteboard-svg';

/** The part of the page that only the server uses. */
export const forServer = ({ transport, site }: Host): Pick<PageHandle, 'sitemap' | 'shareImage' | 'views'> => ({
  views: ['board'],
  sitemap: (part) => librarySitemap(transport, part),
  shareImage: async () => wodShareImage(createApiClient(transport), site),
});

/** The pages of all WODs and exercises, 5,000 per part. */
export const librarySitemap = (transport: Transport, part: number) => http<SitemapPage>(transport, `/sitemap-entries?page=${part}`);

/** The WOD as a whiteboard. */
export function wodShareImage(api: ApiClient, site: Site): ShareImage {
  return {
    async draw({ id = '' }) {
      try {
        return whiteboardSvg(await api.getWod(id), site.name);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
