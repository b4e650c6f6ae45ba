import { lastCount, said, type Saying } from '@wod/clock';
import {
  classAdvice,
  classStateAt,
  eventsAt,
  isPaused,
  plural,
  stretchMinutes,
  type ClassProgramme,
  type ClassState,
  type LineOf,
  type Mark,
  type SessionWod,
} from '@wod/domain';
import type { RunningClassClock } from './use-class-screen';

type Shown = Pick<RunningClassClock, 'run' | 'state' | 'mark' | 'now' | 'wodClock'>;

/** What a screen reader hears: changes, marks and what was done last, not seconds. */
export function saidOfClass(lineOf: (wod: SessionWod) => LineOf, programme: ClassProgramme, clock: Shown): Saying {
  const {
    run: { beganAt, pausedAt },
    mark,
  } = clock;
  const deed = lastDeed(programme, clock);
  if (isPaused(clock.run, clock.state) && pausedAt !== undefined)
    return deed && deed.at >= pausedAt - beganAt ? deed : { text: 'Paused', about: pausedAt };
  const counted = countedLast(lineOf, programme, clock);
  const last = counted && counted.at > (deed?.at ?? -Infinity) ? counted : deed;
  if (last && last.at > (mark?.at ?? -Infinity)) return last;
  return mark && mark.kind !== 'count' ? { text: saidOfMark(lineOf, programme, clock, mark), about: mark.at } : { text: '', about: 0 };
}

/**
 * What somebody did last that makes no mark: going back, giving or taking a minute, and in a pause going on. Undefined where the class has moved on
 * by itself since.
 */
function lastDeed(programme: ClassProgramme, { run, state: present }: Shown): (Saying & { at: number }) | undefined {
  const isStill = isPaused(run, present);
  const place = run.events.findLastIndex(({ do: deed }) => deed === 'back' || deed === 'minutes' || (isStill && deed === 'next'));
  const event = run.events[place];
  if (!event) return undefined;
  const { at, do: deed, task = present.stretch } = event;
  const then = classStateAt(programme, run.events, at);
  if (then.stretch !== present.stretch) return undefined;
  const words =
    deed === 'minutes'
      ? `${programme.stretches[task]?.title}: ${plural(stretchMinutes(then, task), 'minute')}`
      : stretchText(programme, then, deed === 'back' ? 'Back to' : 'Now');
  // How late it is isn't known before the pause is over.
  return { text: then.phase === 'on' && !isStill ? `${words}. ${classAdvice(programme, then)}` : words, about: `${place}`, at };
}

/** What was counted last by the clock of the present WOD. */
function countedLast(lineOf: (wod: SessionWod) => LineOf, { stretches }: ClassProgramme, { state, wodClock }: Shown) {
  const { wod, programme } = stretches[state.stretch] ?? {};
  const counted = wodClock && wod && programme && lastCount(lineOf(wod), programme, wodClock);
  return counted && { ...counted, at: counted.at + (state.clock?.zero ?? 0) };
}

function saidOfMark(
  lineOf: (wod: SessionWod) => LineOf,
  programme: ClassProgramme,
  { run, state: present, now, wodClock }: Shown,
  mark: Mark,
): string {
  const state = classStateAt(programme, eventsAt(run, now), mark.at);
  const { title, wod, programme: own } = programme.stretches[state.stretch] ?? {};
  if (state.stretch !== present.stretch) return stretchText(programme, present, 'Now');
  if (wodClock && wod && own && isOfWod(state, mark)) {
    return said(lineOf(wod), own, { mark: { ...mark, at: mark.at - (state.clock?.zero ?? 0) }, run: wodClock.run, state: wodClock.state });
  }
  if (state.phase === 'done') return 'The class is over';
  switch (mark.kind) {
    case 'go':
      return `${stretchText(programme, state, 'Now')}. ${classAdvice(programme, state)}`;
    case 'last-minute':
      return 'Last minute';
    default:
      return `${title}: the time is over`;
  }
}

/** Whether the mark is of the WOD's own clock, which runs or has just stopped then. */
const isOfWod = ({ clock }: ClassState, { at }: Mark): boolean =>
  clock !== undefined && (clock.state.phase !== 'done' || at === clock.zero + clock.state.total);

/** "Now: Warm-up, 12 minutes". */
function stretchText({ stretches }: ClassProgramme, state: ClassState, how: string): string {
  if (state.phase === 'done') return 'The class is over';
  const minutes = stretchMinutes(state, state.stretch);
  return `${how}: ${stretches[state.stretch]?.title}${minutes > 0 ? `, ${plural(minutes, 'minute')}` : ''}`;
}
