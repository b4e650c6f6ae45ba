import { Link, useLoaderData, useReaderChoice } from '@wod/platform';
import { Button, StatePanel, WodCard, WodGrid, buttonClass } from '@wod/ui';
import { ArrowRight } from 'lucide-react';
import { paths } from '../paths';
import { EarlierDays } from './earlier-days';
import { Finder } from './finder';
import { Star } from '../shared/mine/star';
import { Hero } from './hero';
import type { HomeData } from './home-loader';
import styles from './home-page.module.css';
import { Starred } from './starred';

export { meta } from './home-meta';

export function Page() {
  const data = useLoaderData<HomeData>();
  return (
    <>
      <Hero today={data.today} />
      <Finder />
      <section className={styles.recent} aria-labelledby="recent">
        <h2 id="recent">Recent WODs</h2>
        <Recent data={data} />
        <Link className={`${buttonClass()} ${styles.all}`} to={paths.wods()}>
          View all workouts
          <ArrowRight aria-hidden="true" />
        </Link>
      </section>
      <Starred />
      <EarlierDays days={data.earlier} />
    </>
  );
}

function Recent({ data }: { data: HomeData }) {
  const { unit } = useReaderChoice();
  if (data.status === 'failed') {
    return (
      <StatePanel kind="error" title="Failed to fetch recent WODs" headingLevel={3}>
        {/* A form without fields reloads the page, with and without JavaScript. */}
        <form action={paths.home()}>
          <Button type="submit" variant="primary">
            Try Again
          </Button>
        </form>
      </StatePanel>
    );
  }
  if (data.wods.length === 0) {
    return <StatePanel kind="empty" title="No workouts available" text="Check back later for new WODs!" headingLevel={3} />;
  }
  return (
    <WodGrid>
      {data.wods.map((wod) => (
        <WodCard
          key={wod.id}
          wod={wod}
          unit={unit}
          headingLevel={3}
          title={<Link to={paths.wod(wod.id)}>{wod.name}</Link>}
          aside={<Star wod={wod} />}
        />
      ))}
    </WodGrid>
  );
}
