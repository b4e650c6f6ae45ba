import { dayText, LIST_LIMITS } from '@wod/domain';
import type { PageHandle } from '@wod/platform';
import { paths } from '../paths';
import { feeds } from '../shared/days/feeds';
import type { TodayData } from './today-loader';
import { forServer as structuredData } from './today-structured-data-for-server';

/** A page without days has no canonical, so it is not indexed. */
export const todayMeta: PageHandle<TodayData>['meta'] = (found, { site }) => {
  if (found?.status !== 'loaded')
    return {
      title: `${found?.status === 'notFound' ? 'No earlier days' : 'Failed to fetch the days'} | ${site.name}`,
      description: 'One workout for each day, the same for everybody.',
    };
  const { before, today } = found;
  if (before !== undefined) {
    return {
      title: `Workouts of the days before ${dayText(before)} ${before.slice(0, 4)} | ${site.name}`,
      description: 'The workouts of earlier days, one for each day.',
      path: paths.today(before),
      alternates: feeds(site),
      structuredData: structuredData(site, found),
    };
  }
  const says = today && `${today.title}: ${today.line}`;
  return {
    title: `Today’s WOD | ${site.name}`,
    description: [...['One workout for each day, the same for everybody.', says].filter(Boolean).join(' ')]
      .slice(0, LIST_LIMITS.metaDescriptionLength)
      .join(''),
    path: paths.today(),
    ...(today?.wod && { image: paths.wodImage(today.wod.id) }),
    alternates: feeds(site),
    structuredData: structuredData(site, found),
  };
};
