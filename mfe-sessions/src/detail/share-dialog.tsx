import { classCalendar, classFileName, localIsoDay, parseTimeOfDay, type MySession, type TrainingSession } from '@wod/domain';
import { useSite } from '@wod/platform';
import { Button, CopyButton, Dialog, DialogActions, Field, MomentInput, QrCode, buttonClass, saveFile } from '@wod/ui';
import { useState } from 'react';
import { paths } from '../paths';
import { EditLinkPart } from './edit-link-part';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  session: TrainingSession;
  mine: MySession | undefined;
  /** The start time, "18:00"; '' while none is chosen. */
  start: { text: string; change: (time: string) => void };
  /** Called when the visitor's rights may have changed. */
  onRights: () => void;
  onClose: () => void;
}

/** Every way to hand on a session: code, link, picture, calendar, and for whom it belongs to the edit link. */
export function ShareDialog({ session, mine, start, onRights, onClose }: ShareDialogProps) {
  const path = paths.session(session.id);
  const link = () => new URL(start.text === '' ? path : `${path}?start=${start.text}`, location.href).href;
  return (
    <Dialog open title="Share" onCancel={onClose}>
      <div className={styles.code}>
        <QrCode path={path} start={start.text} />
      </div>
      <div className={styles.row}>
        <CopyButton text={link} done="Link copied">
          Copy link
        </CopyButton>
        {'share' in navigator && <Button onClick={() => void send({ title: session.name, url: link() })}>Send…</Button>}
        <a className={buttonClass()} href={paths.sessionImage(session.id)} download={`${session.name}.png`}>
          Download the picture
        </a>
      </div>
      <CalendarPart session={session} start={start} link={link} />
      {mine?.canEdit && !mine.isByLink && <EditLinkPart id={session.id} name={session.name} browsers={mine.editLink?.browsers} onRights={onRights} />}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Opens the device's share sheet; whoever closes it has changed their mind. */
const send = (what: ShareData) => navigator.share(what).catch(() => undefined);

/** The class as an event of a calendar, on a day. */
function CalendarPart({ session, start, link }: Pick<ShareDialogProps, 'session' | 'start'> & { link: () => string }) {
  const { name } = useSite();
  const [date, setDate] = useState(() => localIsoDay(new Date()));
  const startsAt = parseTimeOfDay(start.text);
  const isReady = date !== '' && startsAt !== undefined;

  function save() {
    if (!isReady) return;
    const text = classCalendar(session, { date, startsAt }, { link: link(), site: { name, host: location.host }, now: new Date() });
    saveFile(classFileName(session, { date }), new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  }

  return (
    <section className={styles.part} aria-labelledby="share-calendar">
      <h3 id="share-calendar">In a calendar</h3>
      <div className={styles.fields}>
        <Field label="Day">{(control) => <input {...control} type="date" value={date} onChange={(event) => setDate(event.target.value)} />}</Field>
        <Field label="Start time">{(control) => <MomentInput {...control} type="time" value={start.text} onChange={start.change} />}</Field>
      </div>
      <div className={styles.row}>
        <Button disabled={!isReady} aria-describedby="calendar-needs" onClick={save}>
          Download for a calendar (.ics)
        </Button>
      </div>
      <p id="calendar-needs" className={styles.quiet}>
        {isReady ? `${session.totalMinutes} min, with what comes when.` : 'Choose a day and a start time.'}
      </p>
    </section>
  );
}
