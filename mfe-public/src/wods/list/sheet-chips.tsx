import { WOD_TYPE_LABEL } from '@wod/domain';
import finder from '../../shared/finder/finder.module.css';
import { filtersOf, type WodListQuery } from '../../wod-list-query';
import styles from './filter-bar.module.css';
import type { SheetPart } from './use-wod-list-query';

/** On a phone, the filters in one row: each shows its value and opens the sheet. */
export function SheetChips({ query, onOpen }: { query: WodListQuery; onOpen: (part: SheetPart) => void }) {
  const { maxMinutes, kit, type } = query;
  const more = filtersOf({ ...query, search: undefined, maxMinutes: undefined, kit: undefined, type: undefined }).length;
  const chip = (part: SheetPart, name: string, value: string | undefined) => (
    <button type="button" className={`${finder.chip} ${value ? finder.on : ''}`} aria-haspopup="dialog" onClick={() => onOpen(part)}>
      {value ?? name}
    </button>
  );
  return (
    <div className={styles.row}>
      {chip('time', 'Time', maxMinutes === undefined ? undefined : `${maxMinutes} min`)}
      {chip('kit', 'My kit', kit && (kit[0] === 'BODYWEIGHT' ? 'No kit' : `My kit ${kit.length}`))}
      {chip('type', 'Type', type && WOD_TYPE_LABEL[type])}
      {chip('more', 'More', more > 0 ? `More ${more}` : undefined)}
    </div>
  );
}
