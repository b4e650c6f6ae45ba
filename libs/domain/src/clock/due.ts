import type { BoardLine } from '../board/board.js';
import { positive } from '../field/positive.js';
import { digitsText } from '../text/digits-text.js';
import { plural } from '../text/words.js';
import type { ClockWod } from './clock-wod.js';
import { restBefore } from './clock-words.js';
import type { Programme, Segment, Task } from './programme.js';
import { countsDown, type RunState } from './run.js';

/** Each line of a WOD as it is due; undefined for a task that the WOD doesn't have. */
export type LineOf = (task: Task) => BoardLine | undefined;

/** Whether a tap ticks off, counts or ends something at a moment; otherwise what is on ends by itself. */
export const mayTap = ({ segments }: Programme, { phase, segment }: Pick<RunState, 'phase' | 'segment'>): boolean =>
  phase === 'work' && (segments[segment]?.tap ?? 'none') !== 'none';

/** Whether the rounds of a segment are counted. */
export const countsRounds = (segment: Segment | undefined): boolean => segment?.tap === 'round' || segment?.repeats === true;

/** "21 thrusters" */
export const lineText = ({ amount, movement }: BoardLine): string => [amount, movement].filter(Boolean).join(' ');

const linesText = (tasks: readonly Task[], lineOf: LineOf): string =>
  tasks
    .flatMap((task) => lineOf(task) ?? [])
    .map(lineText)
    .join(', ');

/**
 * What comes next, unless lines or rounds are tapped that have no end of their own. Before work begins, with its first line: "First: Set 1 of 3: 21 –
 * 21 thrusters". During work, the line where it is the only one, "Next: 15 air squats", or else what it is called: "Next: Set 2 of 3: 15".
 */
export function nextText({ segments }: Programme, { phase, segment }: Pick<RunState, 'phase' | 'segment'>, lineOf: LineOf): string | undefined {
  const now = segments[segment];
  const isListed = phase === 'work' && now?.seconds === undefined && (now?.tap === 'task' || now?.tap === 'round');
  const next = segments.slice(phase === 'lead-in' ? 0 : segment + 1).find(({ kind }) => kind === 'work');
  if (!next || phase === 'done' || isListed) return undefined;
  const first = linesText(next.tasks.slice(0, 1), lineOf);
  if (phase === 'work') return `Next: ${(next.tasks.length === 1 && first) || next.label || first}`;
  return `${phase === 'lead-in' ? 'First' : 'Next'}: ${[next.label, first].filter(Boolean).join(' – ')}`;
}

/** What interrupts the work and when, "5 burpees in 0:42", and once it is due "Now: 5 burpees". */
export function interruptionText(
  { interruption }: Programme,
  { phase, interruption: now }: Pick<RunState, 'phase' | 'interruption'>,
  lineOf: LineOf,
): string | undefined {
  if (!interruption || !now || phase !== 'work') return undefined;
  const text = linesText(interruption.tasks, lineOf);
  return now.isDue ? `Now: ${text}` : `${text} in ${digitsText(Math.ceil(now.left / 1000) * 1000)}`;
}

/** Whose turn it is of partners or a team: "Partner 2 of 2", "Athlete 3 of 4". */
export const turnText = ({ turns }: Programme, { phase, turn }: Pick<RunState, 'phase' | 'turn'>): string | undefined =>
  turns === undefined || phase !== 'work' ? undefined : `${turns === 2 ? 'Partner' : 'Athlete'} ${turn + 1} of ${turns}`;

/** "Cap 7:00", where the digits don't count down to it. */
export const capText = (programme: Programme, state: Pick<RunState, 'phase' | 'segment' | 'left'>): string | undefined =>
  programme.capSeconds === undefined || state.phase !== 'work' || countsDown(programme, state)
    ? undefined
    : `Cap ${digitsText(programme.capSeconds * 1000)}`;

/**
 * What the board says above the part that a line of a segment begins, unless the segment itself is called so: "The other one carries, then switch",
 * "2 rounds".
 * @param place of the line among the segment's tasks
 */
export function partText(
  { exercises }: Pick<ClockWod, 'exercises'>,
  { tasks, label }: Pick<Segment, 'tasks' | 'label'>,
  place: number,
): string | undefined {
  const parts = tasks.map(({ entry }) => exercises[entry]);
  const { part, partName = '', partRounds } = parts[place] ?? {};
  if (place > 0 && parts[place - 1]?.part === part) return undefined;
  // Rounds of a part that is alone in its segment are segments themselves.
  const rounds = parts.some((other) => other?.part !== part) ? (positive(partRounds) ?? 1) : 1;
  const said = [!label.includes(partName) && restBefore(partName) === undefined && partName, rounds > 1 && plural(rounds, 'round')].filter(Boolean);
  return said.length > 0 ? said.join(', ') : undefined;
}
