import { ApiError, type ApiClient } from '@wod/api-client';
import { LIMITS } from '@wod/domain';
import type { ShareImage, Site } from '@wod/platform';
import { paths } from '../../paths';
import { whiteboardSvg } from './whiteboard-svg';

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
    async newest() {
      const wods = await api.recentWods(LIMITS.listPageSize);
      return wods.map((wod) => ({ path: paths.wod(wod.id), svg: whiteboardSvg(wod, site.name) }));
    },
  };
}
