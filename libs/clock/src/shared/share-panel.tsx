import { followPath } from '@wod/domain';
import { CopyButton } from '@wod/ui';
import { useEffect, useState } from 'react';
import styles from '../clock.module.css';
import { forgetSharedClock, keepSharedClock } from './kept-clock';
import { RunLink } from './run-link';
import type { ShareClockProps } from './share-clock';
import { ShareCode } from './share-code';
import { useLinkState } from './use-shared-run';

export { RunLink };

/** Shares the clock, and shows how other screens join: a code, a QR code, and a link for those who may control it. */
export function SharePanel({ clock, link, onLink, staysOn, onStaysOn, onClose }: ShareClockProps & { onClose: () => void }) {
  const [problem, setProblem] = useState('');
  const state = useLinkState(link);
  const isEnded = state?.status === 'ended';

  const share = async () => {
    const asked = { run: clock.run, now: Date.now() };
    clock.change((run, now) => {
      Object.assign(asked, { run, now });
      return run;
    });
    const shared = await RunLink.share(asked.run, asked.now);
    if (typeof shared === 'string') return setProblem(shared);
    keepSharedClock({ code: shared.code, key: shared.key, isOwner: true, of: asked.run.of });
    onLink(shared);
  };
  // Opening it is asking for it.
  useEffect(() => {
    if (!link) void share();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const stop = () => {
    forgetSharedClock();
    void link?.end();
    onLink(undefined);
    onClose();
  };
  return (
    <section className={`${styles.question} ${styles.shared}`} aria-label="Shared clock">
      {!link && <p role="status">{problem || 'One moment…'}</p>}
      {link && (
        <>
          <ShareCode link={link} />
          <p role="status" className={styles.quiet}>
            {isEnded ? 'It was ended or forgotten. The clock goes on here.' : state?.status === 'away' ? 'No network: the clock goes on, and catches up later.' : state?.mayControl ? 'Phones that open it follow in step.' : 'This screen follows.'}
          </p>
          {!isEnded && (
            <div className={styles.ends}>
              <CopyButton text={() => new URL(followPath(link.code), location.href).href} done="Link copied">Copy link to follow</CopyButton>
              {state?.mayControl && <CopyButton text={() => new URL(followPath(link.code, link.key), location.href).href} done="Whoever opens it controls the clock">Let somebody control: copy link</CopyButton>}
            </div>
          )}
        </>
      )}
      {onStaysOn && <label className={styles.choice}><input type="checkbox" checked={staysOn} onChange={({ target }) => onStaysOn(target.checked)} /> Keep this screen on</label>}
      <div className={styles.ends}>
        {link?.isOwner && <button type="button" className={styles.button} onClick={stop}>Stop sharing</button>}
        <button type="button" className={styles.button} autoFocus onClick={onClose}>Close</button>
      </div>
    </section>
  );
}
