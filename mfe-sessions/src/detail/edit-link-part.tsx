import { failureText } from '@wod/api-client';
import { plural } from '@wod/domain';
import { Button, CopyButton, Notice, useFocusNearby } from '@wod/ui';
import { useState, type ReactNode } from 'react';
import { paths } from '../paths';
import { useSessionApi } from '../session-api';
import styles from './share-dialog.module.css';
import { editLinkOf } from './use-opened-link';

export interface EditLinkPartProps {
  id: string;
  name: string;
  /** How many may edit by the link; undefined while there is none. */
  browsers: number | undefined;
  onRights: () => void;
}

/** Makes and withdraws the link by which other browsers may edit. It is shown once: nobody keeps its key. */
export function EditLinkPart({ id, name, browsers, onRights }: EditLinkPartProps) {
  const { makeEditLink, withdrawEditLink } = useSessionApi();
  const [link, setLink] = useState<string>();
  const [code, setCode] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string }>();

  async function attempt(action: () => Promise<void>, fallback: string) {
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      await action();
      onRights();
    } catch (error) {
      setSaid({ kind: 'bad', text: failureText(error, fallback) });
    } finally {
      setBusy(false);
    }
  }

  const make = () =>
    attempt(async () => {
      const { key } = await makeEditLink(id);
      const made = editLinkOf(new URL(paths.session(id), location.href).href, key);
      setLink(made);
      // The link can also be copied.
      const { EditLinkCode } = await import(/* webpackChunkName: "edit-link-code" */ './edit-link-code').catch(() => ({ EditLinkCode: undefined }));
      setCode(EditLinkCode && <EditLinkCode link={made} />);
    }, 'Failed to make an edit link');

  const withdraw = () =>
    attempt(async () => {
      await withdrawEditLink(id);
      setLink(undefined);
      setCode(undefined);
      setSaid({ kind: 'good', text: 'The edit link was withdrawn: nobody can edit by it any more.' });
    }, 'Failed to withdraw the edit link');

  return (
    <section className={styles.part} aria-labelledby="share-edit">
      <h3 id="share-edit">Let others edit</h3>
      <p className={styles.quiet}>
        Whoever opens the edit link can change “{name}” in their browser, for example on your own phone. Deleting it and letting others in stay with
        you. Hand the link on like a key.
      </p>
      {browsers !== undefined && (
        <p>{browsers === 0 ? 'Nobody has opened the link yet.' : `The link has been opened in ${plural(browsers, 'browser')}.`}</p>
      )}
      {code}
      <div className={styles.row}>
        {link !== undefined && (
          <CopyButton text={() => link} done="Edit link copied">
            Copy edit link
          </CopyButton>
        )}
        <Button aria-disabled={busy || undefined} onClick={() => void make()}>
          {browsers === undefined ? 'Make an edit link' : 'Make a new edit link'}
        </Button>
        {browsers !== undefined && <Withdraw isBusy={busy} onPress={() => void withdraw()} />}
      </div>
      {browsers !== undefined && (
        <p className={styles.quiet}>
          {link === undefined && 'The link itself is not kept. '}A new one takes its place; whoever came by the old one can go on. Withdrawing ends
          both.
        </p>
      )}
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
    </section>
  );
}

/** Once there is no link any more, it has gone, and what it had of the focus stays nearby. */
function Withdraw({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <Button ref={useFocusNearby<HTMLButtonElement>()} aria-disabled={isBusy || undefined} onClick={onPress}>
      Withdraw
    </Button>
  );
}
