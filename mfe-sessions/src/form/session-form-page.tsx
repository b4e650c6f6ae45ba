import { useLoaderData, useRevalidator, type PageHandle } from '@wod/platform';
import { Button, PageHeader, StatePanel } from '@wod/ui';
import { BackLink } from '../back-link';
import { GoBack } from '../go-back';
import { paths } from '../paths';
import { usePlanner } from '../planner';
import { SessionForm } from './session-form';
import type { SessionFormData } from './session-form-loader';
import styles from './session-form-page.module.css';

const titleOf = (data: SessionFormData | undefined) => (data?.status === 'new' ? 'New Training Session' : 'Edit Training Session');

export const searchParams = ['template'];

export const meta: PageHandle<SessionFormData>['meta'] = (data, { site }) => ({
  title: `${titleOf(data)} | ${site.name}`,
  description: 'Plan a class by hand or let it be filled, see at once whether it adds up, and print it.',
});

export function Page() {
  const data = useLoaderData<SessionFormData>();
  const { checking, mayCreate, mayChange } = usePlanner();
  if (data.status === 'notFound') return <Refused title="Training session not found" />;
  if (data.status === 'failed') return <Failed />;
  const allowed = data.status === 'new' ? mayCreate : mayChange(data.session);
  if (!allowed && !checking) {
    return data.status === 'new'
      ? <Refused title="Only the admin plans sessions here" />
      : <Refused title="This session belongs to another browser" text="You can duplicate it and change your copy." />;
  }
  const back = data.status === 'new' ? paths.sessions() : paths.session(data.session.id);
  return (
    <div className={styles.page}>
      <BackLink to={back} label="Go back" />
      <PageHeader title={titleOf(data)} />
      <noscript><p className={styles.script}>Planning a session needs JavaScript. Sessions can be read and printed without.</p></noscript>
      {data.status === 'new'
        ? <SessionForm template={data.template} templates={data.templates} cancel={back} />
        : <SessionForm session={data.session} cancel={back} />}
    </div>
  );
}

function Refused({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.refused}>
      <StatePanel kind="info" headingLevel={1} title={title} text={text}><GoBack /></StatePanel>
    </div>
  );
}

function Failed() {
  const revalidator = useRevalidator();
  return (
    <div className={styles.refused}>
      <StatePanel kind="error" headingLevel={1} title="Failed to load training session">
        <Button variant="primary" onClick={() => void revalidator.revalidate()}>Try Again</Button>
        <GoBack />
      </StatePanel>
    </div>
  );
}
