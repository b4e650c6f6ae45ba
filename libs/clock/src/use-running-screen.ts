import { LETTER_KEYS } from '@wod/domain';
import { readKept } from '@wod/platform';
import { useState } from 'react';
import type { ClockSettings } from './clock-settings';
import type { RunLink } from './shared/run-link';
import { useSharedRun } from './shared/use-shared-run';
import type { Sounds } from './sounds';
import type { Running } from './use-running-clock';

/** Sound and flashes of what runs. */
export interface ClockSound {
  sounds: Sounds;
  settings: ClockSettings;
  onSetting: (part: Partial<ClockSettings>) => void;
}

/** Turns the sound off and on; to be called from a tap or a key. */
export const soundSwitch =
  ({ sounds, settings, onSetting }: ClockSound) =>
  () => {
    void sounds.unlock();
    onSetting({ isMuted: !settings.isMuted });
  };

/** What is asked before something is lost. */
export type RunQuestion = 'end' | 'restart';

/** A run that other screens may show too. */
export interface SharedRunning<State> extends Running<State> {
  /** false for a screen that only follows */
  mayControl: boolean;
  /** Ends it: on this device, and where it was shared from here for all. */
  end: () => void;
}

/** What keys do beside what they do to the run. */
export interface ScreenKeys {
  toggleSound: () => void;
  restart: () => void;
}

/** A screen on which something runs. */
export interface RunningScreen<State> {
  clock: SharedRunning<State>;
  sound: ClockSound;
  /** to the other screens that show it */
  link: RunLink | undefined;
  onLink: (link: RunLink | undefined) => void;
  /** Whether the panel of a shared clock is open. */
  isSharing: boolean;
  onSharing: (isSharing: boolean) => void;
  /** What is asked; nothing else may be reached until it is answered. */
  question: RunQuestion | undefined;
  onAnswered: () => void;
  toggleSound: () => void;
  /** Asks first where something would be lost. */
  leave: () => void;
  /** Answers "Go on", closes the panel of a shared clock, or leaves. */
  escape: () => void;
  /** What a key does, if anything: nothing while something is asked, and no letter where those are turned off. */
  keyAction: (key: string, action: (keys: ScreenKeys) => (() => void) | undefined) => (() => void) | undefined;
}

interface ScreenOptions<State> {
  sound: ClockSound;
  /** The run of another screen, which this one follows: who does leaves what goes on elsewhere. */
  followed: RunLink | undefined;
  /** called once when it is ended, here or in another tab */
  onEnd: () => void;
  /** Whether ending it loses something. */
  asksToEnd: (state: State) => boolean;
  /** What a question is about; once that is another, as when the run is over, it is no longer asked. */
  about: (question: RunQuestion, state: State) => string;
}

const LETTER = /^\p{L}$/u;

/** What all screens have in common on which something runs, a WOD or a class: its link to others, its questions and its keys. */
export function useRunningScreen<State extends { phase: string }>(
  running: Running<State>,
  { sound, followed, onEnd, asksToEnd, about }: ScreenOptions<State>,
): RunningScreen<State> {
  const [link, setLink] = useState(followed);
  const [isSharing, setSharing] = useState(false);
  const [asked, setAsked] = useState<{ question: RunQuestion; about: string }>();
  const clock = useSharedRun(running, link, onEnd);
  const isOpen = asked?.about === (asked && about(asked.question, clock.state));
  if (!isOpen) setAsked(undefined);
  const question = isOpen ? asked?.question : undefined;

  const ask = (next: RunQuestion) => {
    setSharing(false);
    setAsked({ question: next, about: about(next, clock.state) });
  };
  const onAnswered = () => setAsked(undefined);
  const leave = () => (question ? onAnswered() : asksToEnd(clock.state) && !followed ? ask('end') : clock.end());
  const toggleSound = soundSwitch(sound);
  return {
    clock,
    sound,
    link,
    onLink: setLink,
    isSharing,
    onSharing: setSharing,
    question,
    onAnswered,
    toggleSound,
    leave,
    escape: () => (isSharing ? setSharing(false) : leave()),
    keyAction: (key, action) =>
      question || (LETTER.test(key) && !readKept(LETTER_KEYS))
        ? undefined
        : action({ toggleSound, restart: () => clock.mayControl && ask('restart') }),
  };
}
