import { Link } from '@wod/platform';
import { Button, Panel } from '@wod/ui';
import { Printer } from 'lucide-react';
import { paths } from '../../paths';
import { ShareButton } from './loaded-later';
import styles from './panels.module.css';
import type { WodSheet } from './wod-sheet';

/** The WOD in numbers, and the actions its page offers. */
export function GlancePanel({ wod: { name, entryCount, equipment, needs, createdAt, created, updatedAt, updated } }: { wod: WodSheet }) {
  return (
    <Panel aria-labelledby="glance">
      <h2 id="glance" className={styles.heading}>
        At a glance
      </h2>
      <dl className={styles.facts}>
        <dt>Exercises</dt>
        <dd>{entryCount}</dd>
        {equipment.length > 0 && (
          <>
            <dt>Equipment</dt>
            <dd>
              <ul>
                {equipment.map(({ item, label }) => (
                  <li key={item}>
                    <Link to={paths.wods({ equipment: item })}>{label}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {needs.length > 0 && (
          <>
            <dt>Needs</dt>
            <dd>
              <ul>
                {needs.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <DateFact label="Created" iso={createdAt} text={created} />
        {updated && <DateFact label="Last updated" iso={updatedAt} text={updated} />}
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <ShareButton title={name} />
      </div>
    </Panel>
  );
}

function DateFact({ label, iso, text }: { label: string; iso: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <time dateTime={iso}>{text}</time>
      </dd>
    </>
  );
}
