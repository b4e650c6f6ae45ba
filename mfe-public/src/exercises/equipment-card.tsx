import { EQUIPMENT_FACTS, type Equipment } from '@wod/domain';
import { Link } from '@wod/platform';
import { Panel, buttonClass } from '@wod/ui';
import { EQUIPMENT_DESCRIPTION } from '../equipment.content';
import { paths } from '../paths';
import styles from './exercise.module.css';

/** The equipment the exercise needs, with a link to everything else that uses it. */
export function EquipmentCard({ equipment }: { equipment: Equipment }) {
  const { emoji, label } = EQUIPMENT_FACTS[equipment];
  return (
    <Panel aria-labelledby="equipment" className={styles.card}>
      <h2 id="equipment">Equipment</h2>
      <p className={styles.kit}>
        <span aria-hidden="true">{emoji}</span> {label}
      </p>
      <p className={styles.quiet}>{EQUIPMENT_DESCRIPTION[equipment]}</p>
      <Link className={buttonClass()} to={paths.wods({ equipment })}>
        {label} workouts
      </Link>
    </Panel>
  );
}
