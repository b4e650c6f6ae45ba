import type { RunRecord } from '@wod/domain';
import { Volume2, VolumeX, X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './clock.module.css';
import type { ClockSettings } from './clock-settings';
import type { RunLink } from './shared/run-link';
import { ShareClock } from './shared/share-clock';
import type { Sounds } from './sounds';
import { TOUCH_FOR_SOUND, useAwaitsTouch } from './use-awaits-touch';
import { useBuzz } from './use-buzz';
import { useFullScreen } from './use-full-screen';
import type { Running } from './use-running-clock';
import { useWakeLock } from './use-wake-lock';

/** Sound and flashes of what runs. */
export interface ClockSound {
  sounds: Sounds;
  settings: ClockSettings;
  onSetting: (part: Partial<ClockSettings>) => void;
}

/** Turns the sound off and on; to be called from a tap or a key. */
export const soundSwitch = ({ sounds, settings, onSetting }: ClockSound) => () => {
  void sounds.unlock();
  onSetting({ isMuted: !settings.isMuted });
};

interface ClockFrameProps {
  /** for who can't see it */
  label: string;
  title: ReactNode;
  /** its colours */
  className: string;
  clock: { run: RunRecord; change: Running['change']; mark: Running['mark'] };
  sound: ClockSound;
  link: RunLink | undefined;
  onLink: (link: RunLink | undefined) => void;
  /** What a key does, if anything. */
  keyAction: (event: KeyboardEvent) => (() => void) | undefined;
  /** Its button, and Escape; once it asks a question, Escape answers "Go on". */
  onLeave: () => void;
  /** What a screen reader hears. */
  said: string;
  children: ReactNode;
}

/** What runs on the whole screen, a WOD's clock or a class: the browser's own modal dialog, so that nothing behind it gets the keys. */
export function ClockFrame({ label, title, className, clock, sound, link, onLink, keyAction, onLeave, said, children }: ClockFrameProps) {
  const [isSharing, setSharing] = useState(false);
  const dialog = useFullScreen(() => (isSharing ? setSharing(false) : onLeave()));
  const [staysOn, setStaysOn] = useState(true);
  useWakeLock(staysOn);
  const { mark } = clock;
  const { flashes, isMuted } = sound.settings;
  useBuzz(mark);
  const awaitsTouch = useAwaitsTouch(sound.sounds);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const act = keyAction(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      className={[styles.clock, className].filter(Boolean).join(' ')}
      onKeyDown={onKeyDown}
    >
      {flashes && mark && mark.kind !== 'count' && <i key={mark.at} className={styles.flash} aria-hidden="true" />}
      <header className={styles.top}>
        <strong>{title}</strong>
        {awaitsTouch && <small>{TOUCH_FOR_SOUND}</small>}
        <ShareClock clock={clock} link={link} onLink={onLink} isOpen={isSharing} onOpen={setSharing} staysOn={staysOn} onStaysOn={setStaysOn} />
        <button type="button" className={styles.icon} aria-label={isMuted ? 'Sound on' : 'Mute'} aria-keyshortcuts="M" onClick={soundSwitch(sound)}>
          {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </button>
        <button type="button" className={styles.icon} aria-label="End" onClick={onLeave}><X aria-hidden="true" /></button>
      </header>
      {children}
      <p role="status" className="visually-hidden">{said}</p>
    </dialog>
  );
}
