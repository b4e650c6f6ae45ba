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
  merge: 'merged',
  purge: 'removed for good',
  import: 'imported',
  publish: 'published',
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

/** What is changed in numbers too, or as a file: the title says how many, or which and what became of it. */
const SAID_BY_TITLE: readonly ChangeLogEntry['subject'][] = ['session', 'wod', 'exercise', 'import'];

/** One change as a sentence, with its time of day. */
export function ChangeLine({ entry }: { entry: ChangeLogEntry }) {
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={entry.at}>
        {timeText(entry.at)}
      </time>
      <p className={styles.sentence}>
        <Sentence entry={entry} />
      </p>
    </li>
  );
}

function Sentence({ entry }: { entry: ChangeLogEntry }) {
  const who = <strong>{entry.admin}</strong>;
  switch (entry.action) {
    case 'signIn':
      return <>{who} signed in</>;
    case 'signInFailed':
      return (
        <>
          {entry.title} failed (account: {who})
        </>
      );
    case 'changePassword':
      return <>{who} changed the password</>;
    case 'resetPassword':
      return <>The password of {who} was reset on the server</>;
    case 'undo':
      return (
        <>
          {who} undid “{entry.title}”
        </>
      );
    default:
      if (SAID_BY_TITLE.includes(entry.subject) && entry.subjectId === undefined)
        return (
          <>
            {who} {VERB[entry.action]} {entry.title}
          </>
        );
      return (
        <>
          {who} <Verb entry={entry} /> {NOUN[entry.subject]} <Subject entry={entry} />
        </>
      );
  }
}

/** The verb; of a change it leads to what was changed, field by field. */
function Verb({ entry: { action, subject, subjectId, title } }: { entry: ChangeLogEntry }) {
  if (action !== 'update' || subjectId === undefined || (subject !== 'wod' && subject !== 'exercise')) return VERB[action];
  const to = subject === 'wod' ? paths.wodHistory(subjectId) : paths.exerciseHistory(subjectId);
  return (
    <Link to={to} aria-label={`${VERB.update}: history of ${title}`}>
      {VERB.update}
    </Link>
  );
}

/** The name of what was changed, linked to its form unless it was deleted. */
function Subject({ entry: { action, subject, subjectId, title } }: { entry: ChangeLogEntry }) {
  if (subjectId === undefined || action === 'delete' || action === 'purge') return <>“{title}”</>;
  if (subject === 'wod')
    return (
      <>
        “<Link to={paths.editWod(subjectId)}>{title}</Link>”
      </>
    );
  if (subject === 'exercise')
    return (
      <>
        “<Link to={paths.editExercise(subjectId)}>{title}</Link>”
      </>
    );
  return <>“{title}”</>;
}
