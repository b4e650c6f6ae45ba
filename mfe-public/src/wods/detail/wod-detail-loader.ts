import { ApiError, type ApiClient } from '@wod/api-client';
import type { SimilarWod } from '@wod/domain';
import { paths } from '../../paths';
import { wodLoader, type WodData } from '../../shared/wod-loader';

/** `similar`: at most four; also empty when they could not be loaded. */
export type WodDetailData = WodData<{ similar: SimilarWod[] }>;

/** Loads the WOD in the address with those that are like it. */
export const wodDetailLoader = (api: ApiClient) => wodLoader(api, paths.wod, async (id, signal) => ({ similar: await similarTo(api, id, signal) }));

/** The page is complete without them, so it doesn't fail when this does. */
async function similarTo(api: ApiClient, id: string, signal: AbortSignal): Promise<SimilarWod[]> {
  try {
    return await api.similarWods(id, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
