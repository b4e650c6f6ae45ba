import { CONTENT_LICENCE, EQUIPMENT, WOD_TYPES } from '@wod/domain';
import { Link, useSite, type PageHandle } from '@wod/platform';
import { Board, PageHeader, Panel, buttonClass } from '@wod/ui';
import type { ReactNode } from 'react';
import { HealthNote } from '../health-note';
import { MailLink } from '../mail-link';
import { paths } from '../paths';
import { AUDIENCES } from './about.content';
import styles from './about.module.css';

export const meta: PageHandle['meta'] = (_data, { site }) => ({
  title: `About | ${site.name}`,
  description: 'A free library of functional-fitness workouts for beginners, trainers and athletes: no account, no ads.',
  path: paths.about(),
});

export function Page() {
  const { name, legal } = useSite();
  return (
    <>
      <PageHeader title="About" lead="The whiteboard of your gym, wherever you train." />
      <div className={styles.page}>
        <Board as="section" aria-labelledby="mission" className={styles.mission}>
          <div>
            <h2 id="mission">Our mission</h2>
            <p className={styles.statement}>Anyone should be able to find a good workout in seconds and understand it at a glance.</p>
          </div>
          <div className={styles.words}>
            <p>
              {name} is free. You need no account, you see no ads, and nothing is loaded from third parties until you ask for it. Every workout is
              written the way a coach would write it: the format, the movements, the loads.
            </p>
            <Link to={paths.wods()} className={buttonClass('primary')}>
              Browse all workouts
            </Link>
          </div>
        </Board>

        <section aria-labelledby="audience">
          <h2 id="audience">Who it is for</h2>
          <ul className={styles.grid}>
            {AUDIENCES.map(({ title, text }) => (
              <li key={title}>
                <Panel as="div" className={styles.card}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Panel>
              </li>
            ))}
          </ul>
        </section>

        <section aria-labelledby="offer">
          <h2 id="offer">What We Offer</h2>
          <ul className={styles.grid}>
            <Offer figure={WOD_TYPES.length} title="workout types">
              From EMOM to Chipper EMOM. The <Link to={paths.wodTypes()}>guide</Link> explains how each works and when to use it.
            </Offer>
            <Offer figure={EQUIPMENT.length} title="equipment options">
              Filter by what you have: a barbell, a jump rope, or nothing at all.
            </Offer>
            <Offer figure="Growing" title="library">
              The well-known Hero, Benchmark and Open workouts, and everyday ones for whatever kit and time you have.
            </Offer>
          </ul>
        </section>

        <HealthNote className={styles.health} />

        <div className={styles.pair}>
          <Panel aria-labelledby="ideas">
            <h2 id="ideas">Send us your ideas</h2>
            <p>
              A workout is missing, a load looks wrong, or you have an idea for the site? Write to{' '}
              <MailLink contact={legal.contact} missing="[contact address not configured]" subject={`Idea for ${name}`} />.
            </p>
          </Panel>
          <Panel aria-labelledby="credits">
            <h2 id="credits">Credits</h2>
            <p>
              Movements, reps, distances and loads of the Hero and Benchmark workouts were cross-checked between independent sources, among them{' '}
              <a href="https://github.com/WodWiz/open-wod-db" rel="noreferrer">
                open-wod-db
              </a>{' '}
              by WodWiz (data{' '}
              <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noreferrer">
                CC BY 4.0
              </a>
              ). The descriptions were written for this library.
            </p>
            <p>The content of the library: {CONTENT_LICENCE.toLowerCase()}.</p>
          </Panel>
        </div>
      </div>
    </>
  );
}

function Offer({ figure, title, children }: { figure: number | string; title: string; children: ReactNode }) {
  return (
    <li>
      <Panel as="div" className={styles.card}>
        <h3>
          <span className={styles.figure}>{figure}</span> {title}
        </h3>
        <p>{children}</p>
      </Panel>
    </li>
  );
}
