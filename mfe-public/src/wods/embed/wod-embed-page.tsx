import { WEIGHT_UNITS, WOD_CATEGORY_LABEL, inUnit, withUnitsKept } from '@wod/domain';
import { useLoaderData, useSearchParams, useSite, type PageHandle } from '@wod/platform';
import { Board, CardLines, TypeBadge } from '@wod/ui';
import { paths } from '../../paths';
import type { WodDetailData } from '../detail/wod-detail-loader';
import type { WodSheet } from '../detail/wod-sheet';
import styles from './wod-embed.module.css';

const SCHEMES = ['light', 'dark'] as const;

export const embedded = true;

export const searchValues = { scheme: SCHEMES, unit: WEIGHT_UNITS };

/** Search engines list the WOD's own page. */
export const meta: PageHandle<WodDetailData>['meta'] = (found, { site }) =>
  found?.status === 'loaded'
    ? { title: `${found.wod.name} | ${site.name}`, description: `${found.wod.name} on the board.`, path: paths.wod(found.wod.id), indexed: false }
    : { title: `Workout not found | ${site.name}`, description: 'There is no such workout.' };

/** A WOD as a card on another site's page. Its links leave the frame. */
export function Page() {
  const found = useLoaderData<WodDetailData>();
  const [params] = useSearchParams();
  const scheme = SCHEMES.find((one) => one === params.get('scheme'));
  return (
    <main className={`${styles.embed} ${scheme ? styles[scheme] : ''}`.trim()}>
      {found.status === 'loaded' ? (
        <WodCard wod={found.wod} unit={WEIGHT_UNITS.find((one) => one === params.get('unit'))} />
      ) : (
        <NoCard gone={found.status === 'notFound'} />
      )}
    </main>
  );
}

function WodCard({ wod, unit = 'kg' }: { wod: WodSheet; unit?: (typeof WEIGHT_UNITS)[number] | undefined }) {
  const { name } = useSite();
  const { headline, vest, parts } = inUnit(wod.boards, unit).rx;
  return (
    <Board type={wod.type} className={styles.card}>
      <p className={styles.kind}>
        <TypeBadge type={wod.type} /> {[WOD_CATEGORY_LABEL[wod.category].one, wod.time].filter(Boolean).join(' · ')}
      </p>
      <h1 className={styles.title}>{wod.name}</h1>
      <p className={styles.headline}>
        {withUnitsKept(headline)} {vest && <small>{withUnitsKept(vest)}</small>}
      </p>
      <div className={styles.lines}>
        <CardLines parts={parts} />
      </div>
      <a className={styles.link} href={paths.wod(wod.id)} target="_top">
        See {wod.name} at {name}
      </a>
    </Board>
  );
}

function NoCard({ gone }: { gone: boolean }) {
  const { name } = useSite();
  return (
    <Board className={styles.card}>
      <h1 className={styles.headline}>{gone ? 'WOD not found' : 'Failed to fetch WOD details'}</h1>
      <a className={styles.link} href={paths.wods()} target="_top">
        All workouts at {name}
      </a>
    </Board>
  );
}
