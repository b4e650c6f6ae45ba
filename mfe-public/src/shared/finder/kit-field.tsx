import { kitItemLabel, type KitItem, type WodFacets } from '@wod/domain';
import { memo, useState } from 'react';
import { kitOf, type Kit, type WodListQuery } from '../../wod-list-query';
import { Chip } from './chip';
import styles from './finder.module.css';

/** How many items are in sight beyond those that are chosen. */
const IN_SIGHT = 7;

export interface KitFieldProps {
  /** all of them, in the order that the field begins with and keeps, so that nothing moves under the finger */
  order: readonly KitItem[];
  kit?: Kit;
  facets?: Pick<WodFacets, 'kit' | 'noKit'>;
  /** The number of workouts now, which the facets are compared with. */
  total?: number;
  /** Absent where the form keeps the choice itself. */
  onChoose?: (patch: WodListQuery) => void;
}

/** What the visitor has: check boxes of a form, which another choice leaves as they are. */
export const KitField = memo(function KitField({ order, kit = [], facets, total = 0, onChoose }: KitFieldProps) {
  const [items] = useState(order);
  const [inSight] = useState(Math.max(IN_SIGHT, kit.length));

  const toggled = (item: KitItem | 'BODYWEIGHT') =>
    kit.includes(item) ? kitOf(kit.filter((other) => other !== item)) : kitOf(item === 'BODYWEIGHT' ? [item] : [...kit, item]);
  const chip = (item: KitItem | 'BODYWEIGHT') => {
    const chosen = kit.includes(item);
    const count = item === 'BODYWEIGHT' ? facets?.noKit : facets?.kit[item];
    const gain = kit.length > 0 && item !== 'BODYWEIGHT' && count !== undefined ? `+${count - total}` : count?.toString();
    return (
      <Chip
        key={item}
        type="checkbox"
        name="kit"
        value={item}
        note={chosen ? undefined : gain}
        dim={count === 0 && !chosen}
        {...(onChoose ? { checked: chosen, onChange: () => onChoose({ kit: toggled(item) }) } : { defaultChecked: chosen })}
      >
        {item === 'BODYWEIGHT' ? 'No kit' : kitItemLabel(item)}
      </Chip>
    );
  };
  return (
    <fieldset className={styles.set} id="finder-kit">
      <legend>My kit</legend>
      <div className={styles.chips}>
        {chip('BODYWEIGHT')}
        {items.slice(0, inSight).map(chip)}
      </div>
      <details className={styles.more}>
        <summary className={styles.chip}>More kit</summary>
        <div className={styles.chips}>{items.slice(inSight).map(chip)}</div>
      </details>
    </fieldset>
  );
});
