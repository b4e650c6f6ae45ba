import type { BoardLine } from '../board/board.js';
import { movement } from '../class/class.fixtures.js';
import { capText, countsRounds, interruptionText, mayTap, nextText, partText, turnText } from './due.js';
import type { Programme, Segment } from './programme.js';
import { type RunEvent, stateAt } from './run.js';

const work = (label: string, fields: Partial<Segment> = {}): Segment => ({ kind: 'work', label, tasks: [{ entry: 0 }], tap: 'none', ...fields });
const rest: Segment = { kind: 'rest', label: 'Rest', seconds: 30, tasks: [], tap: 'none' };
const programme = (segments: Segment[], fields: Partial<Programme> = {}): Programme => ({ segments, score: 'TIME', ...fields });
const line = ({ entry, reps }: { entry: number; reps?: number }): BoardLine => ({
  amount: String(reps ?? 5),
  movement: ['burpees', 'thrusters'][entry] ?? '',
});
const at = (of: Programme, seconds: number, ...events: RunEvent[]) => stateAt(of, events, seconds * 1000);

const emom = programme([work('Minute 1', { seconds: 60 }), work('Minute 2', { seconds: 60, tasks: [{ entry: 1, reps: 8 }] })]);
const tabata = programme([work('', { seconds: 20 }), { ...rest, seconds: 10 }, work('', { seconds: 20, tasks: [{ entry: 1 }] })]);
const pair = [
  { entry: 0, reps: 21 },
  { entry: 1, reps: 21 },
];
const sets = programme([work('Set 1 of 2: 21', { tap: 'segment', tasks: pair }), work('Set 2 of 2: 15', { tap: 'segment', tasks: pair })], {
  capSeconds: 420,
});
const chipper = programme([work('For time', { tap: 'task', tasks: pair }), work('Then', { seconds: 60 })], { turns: 2 });
const amrap = programme(
  [work('AMRAP 5', { seconds: 300, tap: 'round', tasks: pair }), rest, work('AMRAP 3', { seconds: 180, tap: 'round', tasks: pair })],
  { turns: 4 },
);
const capped = programme([work('Rounds', { tap: 'round', tasks: pair }), work('Then')], { capSeconds: 600 });
const kalsu = programme([work('For time', { tap: 'task', tasks: pair })], { interruption: { everySeconds: 60, tasks: [{ entry: 0, reps: 5 }] } });

test.each([
  ['first of intervals', emom, -5, 'First: Minute 1 – 5 burpees'],
  ['first of sets, their first line', sets, -5, 'First: Set 1 of 2: 21 – 21 burpees'],
  ['after an interval', emom, 10, 'Next: 8 thrusters'],
  ['in the last interval', emom, 70, undefined],
  ['after a rest, without a name', tabata, 25, 'Next: 5 thrusters'],
  ['after an interval, beyond the rest', tabata, 5, 'Next: 5 thrusters'],
  ['after a set, whose lines are known', sets, 5, 'Next: Set 2 of 2: 15'],
  ['while lines are ticked off', chipper, 5, undefined],
  ['while rounds are counted that end with the time', amrap, 5, 'Next: AMRAP 3'],
  ['in the rest between them', amrap, 310, 'Next: AMRAP 3 – 21 burpees'],
  ['while rounds are counted without an end of their own', capped, 5, undefined],
  ['once it is done', emom, 200, undefined],
] as const)('what comes next: %s', (_, of, seconds, text) => {
  expect(nextText(of, at(of, seconds), line)).toBe(text);
});

test('what interrupts is due, or says when it will be; not before the work and not after it', () => {
  const done: RunEvent = { at: 4000, do: 'tap' };
  expect(interruptionText(kalsu, at(kalsu, 3), line)).toBe('Now: 5 burpees');
  expect(interruptionText(kalsu, at(kalsu, 17.5, done), line)).toBe('5 burpees in 0:43');
  expect(interruptionText(kalsu, at(kalsu, -3), line)).toBeUndefined();
  expect(interruptionText(kalsu, at(kalsu, 20, done, { at: 5000, do: 'end' }), line)).toBeUndefined();
  expect(interruptionText(emom, at(emom, 5), line)).toBeUndefined();
});

test('whose turn it is', () => {
  expect(turnText(chipper, at(chipper, 5, { at: 1000, do: 'turn' }))).toBe('Partner 2 of 2');
  expect(turnText(amrap, at(amrap, 5))).toBe('Athlete 1 of 4');
  expect([turnText(amrap, at(amrap, -5)), turnText(amrap, at(amrap, 310)), turnText(emom, at(emom, 5))]).toEqual([undefined, undefined, undefined]);
});

test('a cap is said where the digits don’t count down to it', () => {
  expect(capText(sets, at(sets, 5))).toBe('Cap 7:00');
  expect([capText(sets, at(sets, -5)), capText(sets, at(sets, 500)), capText(capped, at(capped, 5)), capText(emom, at(emom, 5))]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a tap does something only in work that waits for it', () => {
  expect([mayTap(sets, at(sets, 5)), mayTap(amrap, at(amrap, 5)), mayTap(chipper, at(chipper, 5))]).toEqual([true, true, true]);
  expect([mayTap(sets, at(sets, -5)), mayTap(amrap, at(amrap, 310)), mayTap(emom, at(emom, 5)), mayTap(sets, at(sets, 500))]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(mayTap(programme([]), { phase: 'work', segment: 0 })).toBe(false);
});

test('rounds are counted by a tap, or by the last of lines that repeat', () => {
  expect([work('', { tap: 'round' }), work('', { tap: 'task', repeats: true }), work('', { tap: 'task' }), undefined].map(countsRounds)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  [
    'parts of one round, where each begins',
    work('', { tasks: [0, 1, 2].map((entry) => ({ entry })) }),
    ['You', undefined, 'The other one, 2 rounds'],
  ],
  ['not what the segment is called', work('You, Round 1 of 2', { tasks: [0, 1].map((entry) => ({ entry })) }), [undefined, undefined]],
  ['nor rounds that are segments', work('Round 1 of 2', { tasks: [{ entry: 2 }] }), ['The other one']],
  ['nor a rest that is over', work('', { tasks: [0, 3].map((entry) => ({ entry })) }), ['You', undefined]],
  ['nor where there are no parts', work('', { tasks: [4, 4].map((entry) => ({ entry })) }), [undefined, undefined]],
])('what is said above the lines: %s', (_, segment, said) => {
  const parts = [
    { part: 1, partName: 'You' },
    { part: 1, partName: 'You' },
    { part: 2, partName: 'The other one', partRounds: 2 },
    { part: 3, partName: 'After 3 min of rest' },
    {},
  ];
  const exercises = parts.map((part) => movement('Burpee', 'BODYWEIGHT', { reps: 5, ...part }));
  expect(segment.tasks.map((_task, place) => partText({ exercises }, segment, place))).toEqual(said);
});
