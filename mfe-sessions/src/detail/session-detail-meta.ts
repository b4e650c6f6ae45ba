import { LIST_LIMITS, plural, type TrainingSession } from '@wod/domain';
import type { PageHandle } from '@wod/platform';
import { paths } from '../paths';
import type { SessionDetailData } from './session-detail-loader';

/** The page's metadata. Anybody can write a session, so it has no canonical and is not indexed. */
export const sessionDetailMeta: PageHandle<SessionDetailData>['meta'] = (found, { site }) => {
  if (found?.status !== 'loaded') {
    const title = found?.status === 'notFound' ? 'Training session not found' : 'Failed to fetch training session';
    return { title: `${title} | ${site.name}`, description: 'All training sessions are in the list.' };
  }
  const { session } = found;
  return {
    title: `${session.name} - Training Session | ${site.name}`,
    description: [...(session.description ?? summary(session))].slice(0, LIST_LIMITS.metaDescriptionLength).join(''),
    image: paths.sessionImage(session.id),
    type: 'article',
  };
};

/** "A class of 60 minutes with 2 WODs: Fran, Cindy." */
function summary({ totalMinutes, wods }: TrainingSession): string {
  const names = wods.map(({ wod }) => wod.name).join(', ');
  return `A class of ${plural(totalMinutes, 'minute')} with ${plural(wods.length, 'WOD')}${names && `: ${names}`}.`;
}
