import { runCodeText, type RunRecord } from '@wod/domain';
import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ClockButton } from '../clock-button';
import styles from '../clock.module.css';
import { leaveSharedClock, readSharedClock } from './kept-clock';
import type { RunLink } from './run-link';
import type { SharePanel } from './share-panel';
import { useLinkState } from './use-shared-run';

export interface ShareClockProps {
  /** what runs, of a WOD or of a class, with the changes that go to other screens */
  clock: { run: RunRecord; change: (to: (run: RunRecord, now: number) => RunRecord) => void };
  link: RunLink | undefined;
  onLink: (link: RunLink | undefined) => void;
  /** Whether its panel is open: the code, and links to hand on. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Whether this screen stays on; left out, it isn't asked. */
  staysOn?: boolean;
  onStaysOn?: (staysOn: boolean) => void;
  /** Of a button with words instead of the icon. */
  className?: string;
}

/** Most clocks stay on one screen, so the code for several is loaded when it is first needed. */
const load = () => import(/* webpackChunkName: "shared-clock" */ './share-panel');

/** "Share this clock", and once it is shared its code; both open the panel. */
export function ShareClock(props: ShareClockProps) {
  const { clock, link, onLink, isOpen, onOpen, className } = props;
  const state = useLinkState(link);
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<typeof SharePanel>();
  const [problem, setProblem] = useState('');
  const { kind, id } = clock.run.of;

  // A reload in the middle goes on sharing.
  useEffect(() => {
    const kept = readSharedClock();
    if (link || kept?.of?.kind !== kind || kept.of.id !== id) return;
    let isOver = false;
    void load().then(
      ({ RunLink: Link }) => {
        if (isOver) return;
        const again = new Link(kept);
        again.open();
        onLink(again);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [link, kind, id, onLink]);

  useEffect(() => () => link?.close(), [link]);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  // What was asked for may come after the clock was left: nobody would end it then.
  const takeLink = (shared: RunLink) => (isGone.current ? leaveSharedClock(shared) : onLink(shared));

  const isAsked = useRef(false);
  // Opening it is asking for it, once.
  const open = async () => {
    onOpen(true);
    setProblem('');
    try {
      const { SharePanel: Loaded, shareClock } = await load();
      setPanel(() => Loaded);
      if (link || isAsked.current) return;
      isAsked.current = true;
      const shared = await shareClock(clock);
      isAsked.current = false;
      if (typeof shared === 'string') setProblem(shared);
      else takeLink(shared);
    } catch {
      setProblem('This clock can’t be shared without a network. It goes on here.');
    }
  };
  const close = () => onOpen(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Keys are for what runs again.
    if (wasOpen.current && !isOpen) (button.current?.closest('dialog') ?? button.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? `${styles.icon} ${link ? styles.code : ''}`.trim()}
        aria-label={link || className ? undefined : 'Share this clock'}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void open())}
      >
        {link &&
          (className ? (
            'Share'
          ) : (
            <>
              <span className="visually-hidden">Shared as </span>
              {runCodeText(link.code)}
            </>
          ))}
        {state?.status === 'away' && <small>offline</small>}
        {state?.status === 'ended' && <small>ended</small>}
        {!link && (className ? 'Share this clock' : <Share2 aria-hidden="true" />)}
      </button>
      {isOpen && Panel && <Panel {...props} problem={problem} onClose={close} />}
      {isOpen && !Panel && (
        <div className={styles.question}>
          <p role="status">{problem || 'One moment…'}</p>
          <ClockButton onClick={close}>Close</ClockButton>
        </div>
      )}
    </>
  );
}
