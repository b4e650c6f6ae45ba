import { EQUIPMENT_FACTS, dayInUtc, equipmentOf, kitItemLabel, needsOf, type Wod } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Panel } from '@wod/ui';
import { Printer } from 'lucide-react';
import { paths } from '../../paths';
import { ShareButton } from './loaded-later';
import styles from './panels.module.css';

/** The WOD in numbers, and the actions its page offers. */
export function GlancePanel({ wod }: { wod: Wod }) {
  const equipment = equipmentOf(wod);
  const needs = needsOf(wod);
  return (
    <Panel aria-labelledby="glance">
      <h2 id="glance" className={styles.heading}>At a glance</h2>
      <dl className={styles.facts}>
        <dt>Exercises</dt>
        <dd>{wod.exercises.length}</dd>
        {equipment.length > 0 && (
          <>
            <dt>Equipment</dt>
            <dd>
              <ul>
                {equipment.map((item) => (
                  <li key={item}>
                    <Link to={paths.wods({ equipment: item })}>{EQUIPMENT_FACTS[item].label}</Link>
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
              <ul>{needs.map((item) => <li key={item}>{kitItemLabel(item)}</li>)}</ul>
            </dd>
          </>
        )}
        <DateFact label="Created" iso={wod.createdAt} />
        {/* spec 2: only if it differs from the creation date */}
        {wod.updatedAt !== wod.createdAt && <DateFact label="Last updated" iso={wod.updatedAt} />}
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <ShareButton title={wod.name} />
      </div>
    </Panel>
  );
}

function DateFact({ label, iso }: { label: string; iso: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <time dateTime={iso}>{dayInUtc(iso)}</time>
      </dd>
    </>
  );
}
