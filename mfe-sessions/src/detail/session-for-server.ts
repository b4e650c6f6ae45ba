import { ApiError } from '@wod/api-client';
import type { PageHandle, Site } from '@wod/platform';
import type { SessionApi } from '../session-api';
import { sessionSvg } from './session-svg';

/** The part of the page that only the server uses: the class as a picture for link previews. */
export const forServer = (api: Pick<SessionApi, 'getSession'>, site: Site): Pick<PageHandle, 'shareImage'> => ({
  shareImage: async () => ({
    async draw({ id = '' }) {
      try {
        return sessionSvg(await api.getSession(id), site.name);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },
  }),
});
