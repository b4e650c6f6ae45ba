import { ApiError, type ApiClient } from '@wod/api-client';
import { minutesText, type SimilarWod, type Wod } from '@wod/domain';
import { data, type LoaderFunctionArgs } from '@wod/platform';
import { paths } from '../../paths';
import { wodLoader, type WodData } from '../../shared/wod-loader';
import { writtenOnce } from '../../shared/written-once';
import { showsAllLevels } from './all-levels-param';
import { forServer as structuredData } from './structured-data-for-server';
import { wodSheet, type WodSheet } from './wod-sheet';

/** What could be done instead, on one line. */
export interface SimilarLine extends Pick<SimilarWod, 'id' | 'name' | 'type' | 'headline' | 'minutes' | 'needsLess'> {
  /** How long it takes: "~8 min". */
  time?: string;
}

/** `similar`: at most four; also empty when they could not be loaded. */
export type WodDetailData = { status: 'loaded'; wod: WodSheet; similar: SimilarLine[] } | Exclude<WodData, { status: 'loaded' }>;

/** Loads the WOD in the address with those that are like it, and writes what its page says. */
export function wodDetailLoader(api: ApiClient) {
  const load = wodLoader(api, paths.wod, async (id, signal) => ({ similar: await similarTo(api, id, signal) }));
  return async (args: LoaderFunctionArgs) => {
    const { data: found, init } = await load(args);
    return data(found.status === 'loaded' ? written(found, args.request.url) : found, init ?? undefined);
  };
}

const usualSheet = writtenOnce((wod: Wod) => wodSheet(wod, false));

function written({ wod, similar }: Extract<WodData<{ similar: SimilarWod[] }>, { status: 'loaded' }>, url: string): WodDetailData {
  const sheet = showsAllLevels(new URL(url).searchParams) ? wodSheet(wod, true) : usualSheet(wod);
  structuredData()?.note(sheet, wod);
  return { status: 'loaded', wod: sheet, similar: similar.map(similarLine) };
}

const similarLine = writtenOnce(
  ({ id, name, type, headline, minutes, needsLess }: SimilarWod): SimilarLine => ({
    id,
    name,
    type,
    headline,
    ...(needsLess && { needsLess }),
    ...(minutes !== undefined && { minutes, time: minutesText({ estimatedDuration: minutes }) }),
  }),
);

/** The page is complete without them, so it doesn't fail when this does. */
async function similarTo(api: ApiClient, id: string, signal: AbortSignal): Promise<SimilarWod[]> {
  try {
    return await api.similarWods(id, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
