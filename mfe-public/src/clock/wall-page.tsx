import { FailedWall, FollowedWall, WodWall, useFollowedCode } from '@wod/clock';
import { headlineText } from '@wod/domain';
import { Link, useLoaderData, type PageHandle } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { paths } from '../paths';
import type { WodData } from '../shared/wod-loader';

export const isBare = true;

/** Search engines list the WOD's own page. */
export const meta: PageHandle<WodData>['meta'] = (found, { site }) =>
  found?.status === 'loaded'
    ? {
        title: `${found.wod.name} on the wall | ${site.name}`,
        description: `${found.wod.name} on a large screen: ${headlineText(found.wod)}.`,
        path: paths.wod(found.wod.id),
        indexed: false,
      }
    : { title: `WOD not found | ${site.name}`, description: 'Browse all workouts of the library instead.' };

export function Page() {
  const found = useLoaderData<WodData>();
  const code = useFollowedCode();
  if (found.status === 'loaded') {
    const shown = { wod: found.wod, path: paths.wod(found.wod.id) };
    return code === undefined ? <WodWall key={found.wod.id} {...shown} /> : <FollowedWall key={code} {...shown} code={code} />;
  }
  const browse = (variant?: 'primary') => (
    <Link className={buttonClass(variant)} to={paths.wods()}>
      Browse all workouts
    </Link>
  );
  if (found.status === 'failed') return <FailedWall title="Failed to fetch WOD details">{browse()}</FailedWall>;
  return (
    <StatePanel kind="error" headingLevel={1} title="WOD not found">
      {browse('primary')}
    </StatePanel>
  );
}
