import type { ChangeAction, ChangeLogEntry } from '@wod/domain';
import { Link } from '@wod/platform';
import { paths } from '../paths';
import { timeText } from '../dates';
import styles from './change-log.module.css';

/** The verb for a change to something with a name. */
const VERB: Partial<Record<ChangeAction, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  import: 'imported',
  pin: 'pinned',
  unpin: 'unpinned',
};

const NOUN: Record<ChangeLogEntry['subject'], string> = {
  wod: 'the WOD',
  exercise: 'the exercise',
  day: 'the day',
  session: 'the training session',
  import: 'the import',
  account: 'the account',
  step: 'the step',
};

/** One change as a sentence, with its time of day. */
export function ChangeLine({ entry }: { entry: ChangeLogEntry }) {
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={entry.at}>{timeText(entry.at)}</time>
      <p className={styles.sentence}><Sentence entry={entry} /></p>
    </li>
  );
}

function Sentence({ entry }: { entry: ChangeLogEntry }) {
  const who = <strong>{entry.admin}</strong>;
  switch (entry.action) {
    case 'signIn':
      return <>{who} signed in</>;
    case 'signInFailed':
      return <>{entry.title} failed (account: {who})</>;
    case 'changePassword':
      return <>{who} changed the password</>;
    case 'resetPassword':
      return <>The password of {who} was reset on the server</>;
    case 'undo':
      return <>{who} undid “{entry.title}”</>;
    default:
      // Several at once: the title gives their number.
      if (entry.subject === 'session' && entry.subjectId === undefined) return <>{who} {VERB[entry.action]} {entry.title}</>;
      return <>{who} {VERB[entry.action]} {NOUN[entry.subject]} <Subject entry={entry} /></>;
  }
}

/** The name of what was changed, linked to its form unless it was deleted. */
function Subject({ entry: { action, subject, subjectId, title } }: { entry: ChangeLogEntry }) {
  if (subjectId === undefined || action === 'delete') return <>“{title}”</>;
  if (subject === 'wod') return <>“<Link to={paths.editWod(subjectId)}>{title}</Link>”</>;
  if (subject === 'exercise') return <>“<Link to={paths.editExercise(subjectId)}>{title}</Link>”</>;
  return <>“{title}”</>;
}
