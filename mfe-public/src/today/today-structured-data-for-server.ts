import type { Site } from '@wod/platform';
import { paths } from '../paths';
import { breadcrumbs, wodList } from '../shared/structured-lists';
import type { TodayData } from './today-loader';

/** What crawlers read about the days, in the first HTML only: the way there, and their WODs, the newest first. */
export function forServer(site: Site, { before, today, earlier }: Extract<TodayData, { status: 'loaded' }>): object[] {
  const way = [{ name: 'Today’s WOD', path: paths.today() }, ...(before === undefined ? [] : [{ name: 'Earlier days', path: paths.today(before) }])];
  const wods = [
    ...(today?.wod ? [{ id: today.wod.id, name: today.title }] : []),
    ...earlier.flatMap(({ wod, title }) => (wod ? [{ id: wod.id, name: title }] : [])),
  ];
  return [breadcrumbs(site, ...way), ...(wods.length > 0 ? [wodList(site, wods, { total: wods.length })] : [])];
}
