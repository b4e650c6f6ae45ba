import { LIMITS } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Pagination, SearchField, Spinner, StatePanel, buttonClass, useEarlyInput } from '@wod/ui';
import { Info } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../paths';
import { useMine, usePlanner } from '../planner';
import { ShowMore } from '../shared/more/show-more';
import { SessionGroups } from './session-groups';
import type { LoadedList } from './session-list-loader';
import styles from './session-list-page.module.css';
import { useListSearch } from './use-list-search';
import { useSessionList } from './use-session-list';

const FAILURE = 'Failed to load training sessions';

/** The sessions, searched as one types, with more of them on request. */
export function SessionList({ data }: { data: LoadedList }) {
  const { text, setText, applied } = useListSearch();
  const { page } = data.sessions;
  const mine = useMine(page === 1 && data.sessions.items.length < data.sessions.total);
  const { found, total, waiting, failed, retry, tooShort, more } = useSessionList(data, mine.newest, text, applied);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (fields) => setText(String(fields.get('search') ?? '')));
  return (
    <>
      <form ref={form} role="search" aria-label="Training sessions" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <SearchField label="Search" placeholder="Search sessions..." text={text} onChange={setText} tooShort={tooShort} />
        <p role="status" className={styles.count}>
          Showing {found.length} of {total} sessions
        </p>
      </form>
      <div className={styles.results}>
        {found.length > 0 && <SessionGroups sessions={found} mine={mine.ids} />}
        {waiting && (
          <p role="status" className={styles.waiting}>
            <Spinner /> Searching all sessions…
          </p>
        )}
        {failed && (
          <StatePanel kind="error" title={FAILURE}>
            <Button variant="primary" onClick={retry}>
              Try Again
            </Button>
          </StatePanel>
        )}
        {found.length === 0 &&
          !waiting &&
          !failed &&
          (text.trim() === '' ? (
            <StatePanel kind="empty" title="No sessions on this page">
              <Link to={paths.sessions()} className={buttonClass('primary')}>
                Go to the first page
              </Link>
            </StatePanel>
          ) : (
            <StatePanel kind="empty" title="No sessions found" text="Try adjusting your search terms">
              <Button onClick={() => setText('')}>Clear search</Button>
            </StatePanel>
          ))}
        {more && total > LIMITS.sessionPageSize && page === 1 && <ShowMore list={more} failure={FAILURE} end="That’s all the sessions." />}
        {/* Without a script each page stands alone. */}
        <div className={page === 1 ? styles.plain : undefined}>
          <Pagination
            page={page}
            pages={Math.ceil(total / LIMITS.sessionPageSize)}
            link={(number, props, children) => (
              <Link {...props} to={paths.sessions(number)}>
                {children}
              </Link>
            )}
          />
        </div>
      </div>
    </>
  );
}

/** Shown when there are no sessions yet. */
export function NoSessions() {
  const { mayCreate } = usePlanner();
  return (
    <StatePanel
      kind="empty"
      icon={Info}
      title="No training sessions yet"
      text="A session is a class: warm-up, WODs and cool-down within the time you have."
    >
      {mayCreate && (
        <Link to={paths.newSession()} className={buttonClass('primary')}>
          Create Your First Session
        </Link>
      )}
    </StatePanel>
  );
}
