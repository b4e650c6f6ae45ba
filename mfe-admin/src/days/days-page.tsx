import { DAYS, daysAfter, dayText, type ComingDay } from '@wod/domain';
import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import { Button, PageHeader, Panel, StatePanel } from '@wod/ui';
import { useId, useState } from 'react';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import type { DaysData } from './days-loader';
import styles from './days-page.module.css';
import { PinDialog } from './pin-dialog';
import { usePins } from './use-pins';

export const meta = pageMeta('Today');

export function Page() {
  const data = useLoaderData<DaysData>();
  const { revalidate } = useRevalidator();
  const { pin, unpin } = usePins();
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <PageHeader
        title="Today"
        lead="What everybody finds on each day. What you pin stays; the other days are drawn, and may change with the library until they begin."
      />
      {data.status === 'loaded' ? (
        <Days days={data.days} onPin={setAsked} onUnpin={(day) => void unpin(day)} />
      ) : (
        <StatePanel kind="error" title="Failed to load the days">
          <Button variant="primary" onClick={() => void revalidate()}>
            Try Again
          </Button>
        </StatePanel>
      )}
      <PinDialog
        date={asked}
        onCancel={() => setAsked(undefined)}
        onPin={(chosen) => {
          setAsked(undefined);
          if (asked !== undefined && data.status === 'loaded')
            void pin(
              asked,
              chosen,
              data.days.find(({ date }) => date === asked),
            );
        }}
      />
    </>
  );
}

interface DaysProps {
  days: readonly ComingDay[];
  /** Asks what to pin to a day. */
  onPin: (date: string) => void;
  onUnpin: (day: ComingDay) => void;
}

function Days({ days, onPin, onUnpin }: DaysProps) {
  const [first] = days;
  if (!first) return <StatePanel kind="empty" title="The library is empty" text="The days begin with its first WOD." />;
  return (
    <Panel className={styles.panel} aria-label="The days to come">
      <ul role="list">
        {days.map((day) => (
          <li key={day.date} className={styles.day}>
            <span className={styles.date}>
              <time dateTime={day.date}>{dayText(day.date)}</time>
              {day === first && ' · today'}
            </span>
            <span className={styles.title}>
              {day.wodId === undefined ? (
                day.title
              ) : (
                <Link to={day.isDraft ? paths.editWod(day.wodId) : paths.publicWod(day.wodId)}>{day.title}</Link>
              )}
              {day.isPinned && <span className={styles.pinned}>{day.isDraft ? 'Pinned, a draft' : 'Pinned'}</span>}
            </span>
            <span className={styles.actions}>
              {day.isPinned && (
                <Button aria-label={`Unpin ${dayText(day.date)}`} onClick={() => onUnpin(day)}>
                  Unpin
                </Button>
              )}
              <Button aria-label={`Pin to ${dayText(day.date)}`} onClick={() => onPin(day.date)}>
                Pin…
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <LaterDay today={first.date} onPin={onPin} />
    </Panel>
  );
}

/** Pins something to a day that is further ahead. */
function LaterDay({ today, onPin }: { today: string; onPin: (date: string) => void }) {
  const id = useId();
  return (
    <form
      className={styles.later}
      onSubmit={(event) => {
        event.preventDefault();
        onPin(String(new FormData(event.currentTarget).get('date')));
      }}
    >
      <label htmlFor={id}>A later day</label>
      <input id={id} type="date" name="date" className={styles.input} required min={today} max={daysAfter(today, DAYS.pinnedAhead)} />
      <Button type="submit">Pin…</Button>
    </form>
  );
}
