import { beginRun, type ClockWod, type Level, type LineOf, type Programme, type RunRecord, type RunState } from '@wod/domain';
import { useState, type ReactNode } from 'react';
import { useTaskLine } from './clock-face';
import { ClockQuestion } from './clock-question';
import { keyAction } from './key-action';
import { sayingOfWod, type Saying } from './said';
import type { RunLink } from './shared/run-link';
import { useRunningClock } from './use-running-clock';
import { useRunningScreen, type ClockSound, type RunningScreen } from './use-running-screen';

interface WodScreenOptions {
  wod: ClockWod;
  programme: Programme;
  first: RunRecord;
  sound: ClockSound;
  /** The run of another screen, which this one follows. */
  followed: RunLink | undefined;
  /** Begins a new run on this screen; left out where it follows. */
  onAgain: (() => void) | undefined;
  onEnd: () => void;
  /** the level that all read together, as on a wall */
  shownAt?: Level;
}

interface WodScreen extends RunningScreen<RunState> {
  programme: Programme;
  /** Each line of its WOD as it is due. */
  line: LineOf;
  /** Starts over, on all screens. */
  again: () => void;
  /** What a key does, if anything. */
  onKey: (event: Pick<KeyboardEvent, 'key' | 'target'>) => (() => void) | undefined;
  /** What a screen reader hears. */
  said: Saying;
  /** What is asked first, if anything. */
  asks: ReactNode;
}

/** A screen on which a WOD runs, in the hand or on a wall. */
export function useWodScreen({ wod, programme: first, first: record, sound, followed, onAgain, onEnd, shownAt }: WodScreenOptions): WodScreen {
  const [programme] = useState(first);
  const screen = useRunningScreen(useRunningClock(record, programme, sound.sounds, !followed), {
    sound,
    followed,
    onEnd,
    asksToEnd: ({ phase }) => phase !== 'done',
    about: (_, { phase }) => (phase === 'done' ? 'a result' : 'a run'),
  });
  const line = useTaskLine(wod, shownAt);
  const { clock, link, question, onAnswered } = screen;
  const again = () => (link ? clock.change((run, now) => beginRun(run.of, run.answers, now)) : onAgain?.());
  return {
    ...screen,
    programme,
    line,
    again,
    onKey: (event) => screen.keyAction(event.key, (keys) => keyAction(event, { clock, programme, ...keys })),
    said: sayingOfWod(line, programme, clock),
    asks: question && <ClockQuestion question={question} clock={clock} onAnswered={onAnswered} onAgain={again} onEnd={clock.end} />,
  };
}
