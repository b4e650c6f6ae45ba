import { EQUIPMENT, EQUIPMENT_FACTS, WOD_TYPES, WOD_TYPE_LABEL } from '@wod/domain';
import { Link, type PageHandle, useLoaderData } from '@wod/platform';
import { PageHeader, Panel } from '@wod/ui';
import { EQUIPMENT_DESCRIPTION } from '../equipment.content';
import { paths } from '../paths';
import { GlossarySection } from './glossary-section';
import type { GuideData } from './guide-loader';
import { OnThisPage } from './on-this-page';
import { TypeSection } from './type-section';
import styles from './wod-types.module.css';

const TITLE = 'WOD Types and Equipment guide';

export const meta: PageHandle['meta'] = (_data, { site }) => ({
  title: `${TITLE} | ${site.name}`,
  description: `What EMOM, AMRAP, Tabata and the others mean: how each of the ${WOD_TYPES.length} workout types works, with an example, ${EQUIPMENT.length} pieces of equipment and a glossary.`,
  path: paths.wodTypes(),
});

export function Page() {
  const { types, glossary } = useLoaderData<GuideData>();
  return (
    <div className={styles.page}>
      <PageHeader
        title={TITLE}
        lead={`A workout's type says how it is paced and scored. These are the ${WOD_TYPES.length} types of the library, the ${EQUIPMENT.length} pieces of equipment that you can filter by, and the words that you will hear in class.`}
      />
      <OnThisPage />
      {WOD_TYPES.map((type) => (
        <TypeSection key={type} type={type} label={WOD_TYPE_LABEL[type]} guide={types[type]} />
      ))}
      <section aria-labelledby="equipment">
        <h2 id="equipment" className={styles.equipmentTitle}>
          Equipment
        </h2>
        <ul className={styles.equipment}>
          {EQUIPMENT.map((item) => (
            <li key={item}>
              <Panel as="div" className={styles.item}>
                <span className={styles.emoji} aria-hidden="true">
                  {EQUIPMENT_FACTS[item].emoji}
                </span>
                <div>
                  <h3>
                    <Link to={paths.wods({ equipment: item })}>{EQUIPMENT_FACTS[item].label}</Link>
                  </h3>
                  <p className={styles.quiet}>{EQUIPMENT_DESCRIPTION[item]}</p>
                </div>
              </Panel>
            </li>
          ))}
        </ul>
      </section>
      <GlossarySection glossary={glossary} />
    </div>
  );
}
