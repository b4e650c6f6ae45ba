import { dueTasks, isPaused, lineText, plural, stateAt, turnText, type LineOf, type Programme, type RunState, type Task } from '@wod/domain';
import type { Running } from './use-running-clock';

/** What a screen reader hears, and which mark or deed it is about. */
export interface Saying {
  text: string;
  about: number | string;
}

/** Says it, and the same words again where they are about something else. */
export function Said({ said: { text, about } }: { said: Saying }) {
  return (
    <p role="status" className="visually-hidden">
      <span key={about}>{text}</span>
    </p>
  );
}

/** A mark that is older is no longer in the air: it isn't heard again when something later is taken back. */
const STALE_MS = 5000;

/**
 * What a screen reader hears of a WOD: what was counted or ticked off last, or the last mark; not seconds.
 * @param line each line of it as it is due
 */
export function sayingOfWod(line: LineOf, programme: Programme, clock: Pick<Running, 'at' | 'mark' | 'run' | 'state'>): Saying {
  const { at, mark, run, state } = clock;
  const counted = isPaused(run, state) ? undefined : lastCount(line, programme, clock);
  if (counted && counted.at > (mark?.at ?? -Infinity)) return counted;
  const isOver = mark !== undefined && at - mark.at > STALE_MS && !isPaused(run, state);
  return { text: isOver ? '' : said(line, programme, clock), about: mark?.at ?? 0 };
}

/** What was counted, ticked off or changed last in the present segment, at a moment of running time in milliseconds; undefined without any. */
export function lastCount(line: LineOf, programme: Programme, { run, state }: Pick<Running, 'run' | 'state'>): (Saying & { at: number }) | undefined {
  const { undoes: place, phase, segment } = state;
  const event = place === undefined ? undefined : run.events[place];
  if (!event || phase !== 'work') return undefined;
  const before = stateAt(programme, run.events.slice(0, place), event.at);
  const text = before.segment === segment ? countText(line, programme, before, state) : '';
  return text === '' ? undefined : { text, about: `count ${place}`, at: event.at };
}

function countText(line: LineOf, programme: Programme, before: RunState, now: RunState): string {
  if (before.interruption?.isDue && !now.interruption?.isDue) return 'Back to work';
  if (now.rounds > before.rounds) return plural(now.rounds, 'round');
  if (now.task > before.task) {
    const due = dueTasks(programme, now)[now.task];
    const text = due && line(due);
    return text ? `Next: ${lineText(text)}` : 'Done';
  }
  if (now.took.length > before.took.length) return 'Done';
  const part = now.done.findIndex((amount, task) => amount > (before.done[task] ?? 0));
  if (part >= 0) return `${now.done[part]} done`;
  return now.turn === before.turn ? '' : (turnText(programme, now) ?? '');
}

/** What a screen reader hears of a WOD's marks. @param line each line of it as it is due */
export function said(line: LineOf, programme: Programme, { mark, run, state }: Pick<Running, 'mark' | 'run' | 'state'>): string {
  if (isPaused(run, state)) return 'Paused';
  if (!mark || mark.kind === 'count') return '';
  const then = stateAt(programme, run.events, mark.at);
  const { phase, segment } = then;
  const lines = (tasks: readonly Task[] = []) => tasks.flatMap((task) => line(task) ?? []).map(lineText);
  const due = lines(dueTasks(programme, then));
  switch (mark.kind) {
    case 'half':
      return 'Half-way';
    case 'last-minute':
      return 'Last minute';
    case 'interrupt':
      return lines(programme.interruption?.tasks).join(', ');
    case 'end':
      return 'Time';
    default:
      return phase === 'rest' ? 'Rest' : [programme.segments[segment]?.label || 'Go', ...(due.length === 1 ? due : [])].join(': ');
  }
}
