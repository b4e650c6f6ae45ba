import { followPath } from '@wod/domain';
import { CopyButton } from '@wod/ui';
import { ClockButton } from '../clock-button';
import clockStyles from '../clock.module.css';
import { forgetSharedClock, keepSharedClock } from './kept-clock';
import { type LinkState, RunLink } from './run-link';
import type { ShareClockProps } from './share-clock';
import { ShareCode } from './share-code';
import styles from './share.module.css';
import { useLinkState } from './use-shared-run';

export { RunLink };

/** Shares what runs, and keeps the link for a reload. @returns why there is none, for a person */
export async function shareClock({ run, change }: ShareClockProps['clock']): Promise<RunLink | string> {
  const asked = { run, now: Date.now() };
  change((latest, now) => {
    Object.assign(asked, { run: latest, now });
    return latest;
  });
  const shared = await RunLink.share(asked.run, asked.now);
  if (typeof shared !== 'string') keepSharedClock({ code: shared.code, key: shared.key, isOwner: true, of: asked.run.of });
  return shared;
}

type SharePanelProps = Pick<ShareClockProps, 'link' | 'onLink' | 'staysOn' | 'onStaysOn'> & {
  /** why it isn't shared yet */
  problem: string;
  onClose: () => void;
};

/** Shows how other screens come to it: code, QR code, and a link for whoever may control it. */
export function SharePanel({ link, onLink, staysOn, onStaysOn, problem, onClose }: SharePanelProps) {
  const state = useLinkState(link);
  const isEnded = state?.status === 'ended';

  const stop = () => {
    forgetSharedClock();
    void link?.end();
    onLink(undefined);
    onClose();
  };
  return (
    <section className={clockStyles.question} aria-label="Shared clock">
      {!link && <p role="status">{problem || 'One moment…'}</p>}
      {link && (
        <>
          <ShareCode link={link} />
          <p role="status" className={styles.quiet}>
            {state && linkText(state)}
          </p>
          {!isEnded && (
            <div className={clockStyles.ends}>
              <CopyButton text={() => new URL(followPath(link.code), location.href).href} done="Link copied">
                Copy link to follow
              </CopyButton>
              {state?.mayControl && (
                <CopyButton text={() => new URL(followPath(link.code, link.key), location.href).href} done="Whoever opens it controls the clock">
                  Let somebody control: copy link
                </CopyButton>
              )}
            </div>
          )}
        </>
      )}
      {onStaysOn && (
        <label className={styles.choice}>
          <input type="checkbox" checked={staysOn} onChange={({ target }) => onStaysOn(target.checked)} /> Keep this screen on
        </label>
      )}
      <div className={clockStyles.ends}>
        {link?.isOwner && <ClockButton onClick={stop}>Stop sharing</ClockButton>}
        <ClockButton autoFocus onClick={onClose}>
          Close
        </ClockButton>
      </div>
    </section>
  );
}

function linkText({ status, mayControl }: LinkState): string {
  if (status === 'ended') return 'It was ended or forgotten. The clock goes on here.';
  if (status === 'away') return 'No network: the clock goes on, and catches up later.';
  return mayControl ? 'Phones that open it follow in step.' : 'This screen follows.';
}
