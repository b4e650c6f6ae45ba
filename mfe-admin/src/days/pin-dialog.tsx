import { dayText, plural, REST_DAY, type DayPin, type WodPage } from '@wod/domain';
import { Button, Dialog, DialogActions, SearchField, TypeBadge, useSearchText } from '@wod/ui';
import { useEffect, useState } from 'react';
import { useAdminApi } from '../admin-api';
import styles from './days-page.module.css';

/** How many WODs are offered. */
const OFFERED = 8;

export interface PinDialogProps {
  /** YYYY-MM-DD; the dialog is open while there is one */
  date: string | undefined;
  onPin: (pin: DayPin & { title: string }) => void;
  onCancel: () => void;
}

/** Asks what is done on a day: a WOD, found by its name, or rest. */
export function PinDialog({ date, onPin, onCancel }: PinDialogProps) {
  return (
    <Dialog open={date !== undefined} title={date === undefined ? '' : `Pin to ${dayText(date)}`} onCancel={onCancel}>
      <WodSearch onPin={onPin} />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button onClick={() => onPin({ title: REST_DAY.title })}>Rest day</Button>
      </DialogActions>
    </Dialog>
  );
}

function WodSearch({ onPin }: Pick<PinDialogProps, 'onPin'>) {
  const [search, setSearch] = useState('');
  const { text, setText, send, tooShort } = useSearchText(search, setSearch, { isLeaving: false });
  const found = useFound(search);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SearchField label="Search WODs" placeholder="Name or movement" text={text} onChange={setText} tooShort={tooShort} />
      <p role="status" className={styles.quiet}>
        {sentence(found)}
      </p>
      <ul>
        {found !== 'failed' &&
          found?.wods.map(({ id, name, type }) => (
            <li key={id}>
              <button type="button" className={styles.choice} onClick={() => onPin({ wodId: id, title: name })}>
                {name} <TypeBadge type={type} />
              </button>
            </li>
          ))}
      </ul>
    </form>
  );
}

type Found = WodPage | 'failed' | undefined;

/** The WODs of a search; undefined while there is none, or no answer yet. */
function useFound(search: string): Found {
  const api = useAdminApi();
  const [found, setFound] = useState<{ of: string; answer: Found }>();
  useEffect(() => {
    if (search === '') return;
    const leaving = new AbortController();
    api.listWods({ search, limit: OFFERED }, leaving.signal).then(
      (page) => setFound({ of: search, answer: page }),
      () => {
        if (!leaving.signal.aborted) setFound({ of: search, answer: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [api, search]);
  return found?.of === search ? found.answer : undefined;
}

function sentence(found: Found): string {
  if (found === 'failed') return 'Failed to fetch WODs';
  if (!found) return '';
  const {
    wods,
    pagination: { total },
  } = found;
  if (total === 0) return 'No WODs found';
  return total > wods.length ? `${plural(total, 'WOD')} found, the first ${wods.length} are listed` : `${plural(total, 'WOD')} found`;
}
