import type { TrainingSession } from '@wod/domain';
import { Link, useLoaderData, useParams, useRevalidator, type PageHandle } from '@wod/platform';
import { Button, PageHeader, StatePanel, buttonClass } from '@wod/ui';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '../back-link';
import { GoBack } from '../go-back';
import { paths } from '../paths';
import { useMySession, usePlanner } from '../planner';
import { useSessionActions } from '../shared/actions/use-session-actions';
import { SaveDraft, useKeptDraft } from './save-draft';
import { SessionForm } from './session-form';
import type { SessionFormData } from './session-form-loader';
import styles from './session-form-page.module.css';

const titleOf = (data: SessionFormData | undefined) => (data?.status === 'new' ? 'New Training Session' : 'Edit Training Session');

export const searchParams = ['template', 'wod'];

export const meta: PageHandle<SessionFormData>['meta'] = (data, { site }) => ({
  title: `${titleOf(data)} | ${site.name}`,
  description: 'Plan a class by hand or have it filled for you, see at once whether it adds up, and print it.',
});

export function Page() {
  const data = useLoaderData<SessionFormData>();
  if (data.status === 'notFound') return <NotFound />;
  if (data.status === 'failed') return <Failed />;
  return data.status === 'new' ? <NewPage data={data} /> : <EditPage session={data.session} />;
}

function NotFound() {
  const { id = '' } = useParams();
  const kept = useKeptDraft(id);
  return <Refused title="Training session not found">{kept && <SaveDraft kept={kept} />}</Refused>;
}

function NewPage({ data }: { data: Extract<SessionFormData, { status: 'new' }> }) {
  const { checking, mayCreate } = usePlanner();
  if (!mayCreate && !checking)
    return (
      <Refused title="Only the admin can plan sessions here">
        <AdminLogin from={paths.newSession()} />
      </Refused>
    );
  return (
    <Frame data={data} back={paths.sessions()}>
      {data.missing && (
        <p role="status" className={styles.missing}>
          {data.missing}
        </p>
      )}
      <SessionForm beginning={data} templates={data.templates} cancel={paths.sessions()} />
    </Frame>
  );
}

/** The form appears at once: whoever opens it usually has permission. */
function EditPage({ session }: { session: TrainingSession }) {
  const { mine } = useMySession(session.id);
  if (mine?.canEdit === false) return <AnotherBrowsers session={session} />;
  const back = paths.session(session.id);
  return (
    <Frame data={{ status: 'edit', session }} back={back}>
      <SessionForm session={session} cancel={back} />
    </Frame>
  );
}

function AnotherBrowsers({ session }: { session: TrainingSession }) {
  const kept = useKeptDraft(session.id);
  return (
    <Refused title="This session belongs to another browser" text="You can duplicate it and change your copy.">
      {kept && <SaveDraft kept={kept} />}
      <Duplicate session={session} variant={kept ? undefined : 'primary'} />
      <AdminLogin from={paths.editSession(session.id)} />
    </Refused>
  );
}

function Frame({ data, back, children }: { data: SessionFormData; back: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <BackLink to={back} label="Go back" />
      <PageHeader title={titleOf(data)} />
      <noscript>
        <p className={styles.script}>Planning a session needs JavaScript. You can read and print sessions without it.</p>
      </noscript>
      {children}
    </div>
  );
}

function Refused({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={styles.refused}>
      <StatePanel kind="empty" icon={Info} headingLevel={1} title={title} text={text}>
        <GoBack />
        {children}
      </StatePanel>
    </div>
  );
}

/** The way on for everybody else: a copy of their own. */
function Duplicate({ session, variant }: { session: TrainingSession; variant: 'primary' | undefined }) {
  const { mayCreate } = usePlanner();
  const { busy, failure, duplicate } = useSessionActions(session);
  if (!mayCreate) return null;
  return (
    <>
      <Button variant={variant} aria-disabled={busy || undefined} onClick={() => void duplicate()}>
        Duplicate
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

/** For an admin whose sign-in has ended; the login leads back here. */
function AdminLogin({ from }: { from: string }) {
  return (
    <Link to={paths.adminLogin()} state={{ from }} className={buttonClass()}>
      Admin Login
    </Link>
  );
}

function Failed() {
  const revalidator = useRevalidator();
  return (
    <div className={styles.refused}>
      <StatePanel kind="error" headingLevel={1} title="Failed to load training session">
        <Button variant="primary" onClick={() => void revalidator.revalidate()}>
          Try Again
        </Button>
        <GoBack />
      </StatePanel>
    </div>
  );
}
