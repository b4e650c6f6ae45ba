import { dueTasks, isPaused, lineText, stateAt, type LineOf, type Programme, type Task } from '@wod/domain';
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

/** What a screen reader hears of a WOD: marks, not seconds. @param line each line of it as it is due */
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
