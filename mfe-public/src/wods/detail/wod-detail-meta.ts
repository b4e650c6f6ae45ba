import { WOD_TYPE_LABEL } from '@wod/domain';
import type { PageHandle } from '@wod/platform';
import { paths } from '../../paths';
import { forServer as structuredData } from './structured-data-for-server';
import type { WodDetailData } from './wod-detail-loader';

/** The page's metadata (spec 2). A page without a WOD has no canonical, so it is not indexed. */
export const wodDetailMeta: PageHandle<WodDetailData>['meta'] = (found, { site }) => {
  if (found?.status !== 'loaded') {
    const title = found?.status === 'notFound' ? 'WOD not found' : 'Failed to fetch WOD details';
    return { title: `${title} | ${site.name}`, description: 'Browse all workouts of the library instead.' };
  }
  const { wod } = found;
  return {
    title: `${wod.name} - ${WOD_TYPE_LABEL[wod.type]} Workout | ${site.name}`,
    description: wod.summary,
    path: paths.wod(wod.id),
    type: 'article',
    image: paths.wodImage(wod.id),
    alternates: [{ type: 'application/json+oembed', path: paths.wodOembed(site.origin, wod.id), title: wod.name }],
    structuredData: structuredData()?.of(wod, site),
  };
};
