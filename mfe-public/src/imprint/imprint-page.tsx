import { useLoaderData, useSite, type PageHandle } from '@wod/platform';
import { Board, PageHeader, Panel } from '@wod/ui';
import { paths } from '../paths';
import type { ImprintData } from './imprint-loader';
import styles from './imprint.module.css';
import { LiabilitySection } from './liability-section';
import { PrivacySection } from './privacy-section';
import { ProviderSection } from './provider-section';

const SECTIONS = [
  { id: 'anbieter', label: 'Anbieter' },
  { id: 'datenschutz', label: 'Datenschutz' },
  { id: 'haftung', label: 'Gesundheit und Haftung' },
];

const MONATE = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'];

/** `dayInUtc` in German: "21. November 2026". */
function germanDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()}. ${MONATE[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

export const meta: PageHandle['meta'] = (_data, { site }) => ({
  title: `Impressum und Datenschutz | ${site.name}`,
  description: 'Anbieterkennzeichnung, Datenschutzerklärung, Gesundheitshinweis und Haftungsausschluss.',
  path: paths.imprint(),
});

export function Page() {
  const { today } = useLoaderData<ImprintData>();
  const { legal } = useSite();
  return (
    <div lang="de" className={styles.page}>
      <PageHeader
        title="Impressum"
        lead={
          <p>
            Stand / <span lang="en">Last updated</span>: <time dateTime={today}>{germanDay(today)}</time>
          </p>
        }
      />
      <div className={styles.layout}>
        <Panel as="div" className={styles.sections}>
          <nav aria-label="Auf dieser Seite">
            <ul>
              {SECTIONS.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </Panel>
        <Board as="div" className={styles.text}>
          <ProviderSection legal={legal} />
          <PrivacySection legal={legal} />
          <LiabilitySection />
        </Board>
      </div>
    </div>
  );
}
