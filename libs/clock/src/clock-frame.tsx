import { Volume2, VolumeX, X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './clock.module.css';
import { actOnKey } from './key-action';
import { Said, type Saying } from './said';
import { ShareClock } from './shared/share-clock';
import { TOUCH_FOR_SOUND, useAwaitsTouch } from './use-awaits-touch';
import { useBuzz } from './use-buzz';
import { useFullScreen } from './use-full-screen';
import type { RunningScreen } from './use-running-screen';
import { useWakeLock } from './use-wake-lock';

interface ClockFrameProps {
  /** for screen readers */
  label: string;
  title: ReactNode;
  /** its colours */
  className: string;
  screen: RunningScreen<unknown>;
  /** What a key does, if anything. */
  onKey: (event: KeyboardEvent) => (() => void) | undefined;
  /** What a screen reader hears. */
  said: Saying;
  /** What is asked first, if anything. */
  asks: ReactNode;
  children: ReactNode;
}

/** What runs on the whole screen, a WOD's clock or a class: the browser's own modal dialog, so that nothing behind it gets the keys. */
export function ClockFrame({ label, title, className, screen, onKey, said, asks, children }: ClockFrameProps) {
  const { clock, sound, link, onLink, isSharing, onSharing, toggleSound, leave, escape, question } = screen;
  const dialog = useFullScreen(escape);
  const [staysOn, setStaysOn] = useState(true);
  useWakeLock(staysOn);
  const { mark } = clock;
  const { flashes, isMuted } = sound.settings;
  useBuzz(mark);
  const awaitsTouch = useAwaitsTouch(sound.sounds);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    actOnKey(event, onKey(event));
  };
  return (
    <dialog ref={dialog} tabIndex={-1} aria-label={label} className={[styles.clock, className].filter(Boolean).join(' ')} onKeyDown={onKeyDown}>
      {flashes && mark && mark.kind !== 'count' && <i key={mark.at} className={styles.flash} aria-hidden="true" />}
      <header className={styles.top} inert={question !== undefined}>
        <strong>{title}</strong>
        {awaitsTouch && <small>{TOUCH_FOR_SOUND}</small>}
        <ShareClock clock={clock} link={link} onLink={onLink} isOpen={isSharing} onOpen={onSharing} staysOn={staysOn} onStaysOn={setStaysOn} />
        <button type="button" className={styles.icon} aria-label={isMuted ? 'Sound on' : 'Mute'} aria-keyshortcuts="M" onClick={toggleSound}>
          {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </button>
        <button type="button" className={styles.icon} aria-label="End" onClick={leave}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className={styles.main} inert={question !== undefined}>
        {children}
      </div>
      {asks}
      <Said said={said} />
    </dialog>
  );
}
