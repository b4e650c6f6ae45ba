import { said } from '@wod/clock';
import { classAdvice, classStateAt, eventsAt, isPaused, plural, type ClassProgramme, type ClassState, type Mark } from '@wod/domain';
import type { RunningClassClock } from './use-class';
import type { useTaskLineOf } from './use-task-line-of';

/** What a screen reader hears: changes and marks, not seconds. */
export function saidOfClass(lineOf: ReturnType<typeof useTaskLineOf>, programme: ClassProgramme, { run, state: present, mark, now, wodClock }: RunningClassClock): string {
  if (isPaused(run, present)) return 'Paused';
  if (!mark || mark.kind === 'count') return '';
  const state = classStateAt(programme, eventsAt(run, now), mark.at);
  const { title, wod, programme: own } = programme.stretches[state.stretch] ?? {};
  if (wodClock && wod && own && state.stretch === present.stretch && isOfWod(state, mark)) {
    return said(lineOf(wod), own, { mark: { ...mark, at: mark.at - (state.clock?.zero ?? 0) }, run: wodClock.run, state: wodClock.state });
  }
  if (state.phase === 'done') return 'The class is over';
  switch (mark.kind) {
    case 'go':
      return [`Now: ${title}${lengthText(state)}`, classAdvice(programme, state)].join('. ');
    case 'last-minute':
      return 'Last minute';
    default:
      return `${title}: the time is over`;
  }
}

/** Whether the mark is of the WOD's own clock, which runs or has just stopped then. */
const isOfWod = ({ clock }: ClassState, { at }: Mark): boolean =>
  clock !== undefined && (clock.state.phase !== 'done' || at === clock.zero + clock.state.total);

const lengthText = ({ places, stretch }: ClassState): string => {
  const minutes = Math.round((places[stretch]?.length ?? 0) / 60_000);
  return minutes > 0 ? `, ${plural(minutes, 'minute')}` : '';
};
