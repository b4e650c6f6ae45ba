import { isRecord } from '../field/is-record.js';
import { CLASS_DEEDS, type RunEvent, WOD_DEEDS } from './run.js';
import { LIMITS } from '../limits.js';
import { type ClassPlan, type PlannedStretch, type RunOf, type RunRecord, STRETCH_KINDS } from './run-record.js';

/** A run that several screens show. Its times are the server's. */
export interface SharedRun {
  /** how often it was changed, from 1 */
  version: number;
  run: RunRecord;
}

/** A run as it is answered to whoever shared it. */
export interface NewSharedRun extends SharedRun {
  code: string;
  /** whoever has it may change the run */
  key: string;
}

/** What a shared run may be at most. */
export const SHARED_RUN = {
  /** no letter or digit that can be mistaken for another, and no vowel, so that no code is a word */
  alphabet: 'CDFGHJKMNPQRTVWXY2346789',
  codeLength: 6,
  /** an entry of a workout is tapped a few times, and a class has fifty of them */
  eventsMax: 400,
  /** it began or begins at most this far from now, in milliseconds; the same goes for how long it has run */
  farthestMs: 24 * 3_600_000,
  /** an id has letters, digits, - and _ */
  idMax: 64,
  tasksMax: 1000,
  stretchesMax: LIMITS.sessionWodsMax + LIMITS.sessionBlocksMax + 2,
  /** of a title, and of a plan in seconds */
  titleMax: LIMITS.nameMax,
  secondsMax: 100_000,
  amountMax: 100_000,
} as const;

const CODE = new RegExp(`^[${SHARED_RUN.alphabet}]{${SHARED_RUN.codeLength}}$`);
const ID = new RegExp(`^[\\w-]{1,${SHARED_RUN.idMax}}$`);
const KEY = /^[\w-]{43}$/;
const MOST_ANSWERS = { minutes: 1440, capMinutes: 1440, attempts: 20, setRest: 3600 } as const;
const MAY_BE_NULL: readonly string[] = ['minutes', 'capMinutes'];
const DEEDS: readonly unknown[] = [...WOD_DEEDS, ...CLASS_DEEDS];

/** The code of a run as somebody typed it: without spaces and dashes, in capitals. @returns undefined for anything that isn't a code */
export function readRunCode(typed: string): string | undefined {
  const code = typed.slice(0, 40).replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** A code in two groups, as people read it out: "CDF 4H7". */
export const runCodeText = (code: string): string => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

/** The parameter that asks for the board of what is followed, on a large screen. */
export const ON_WALL = { name: 'on', value: 'wall' } as const;

/**
 * Where a shared run is followed, or without a code where it is typed.
 * @param key lets its reader control the run; in the fragment, which is never sent
 */
export const followPath = (code?: string, key?: string, isWall = false): string =>
  `/follow${code === undefined ? '' : `/${code}`}${isWall ? `?${ON_WALL.name}=${ON_WALL.value}` : ''}${key === undefined ? '' : `#${key}`}`;

/** The page that shows a run, following a code: on a large screen, its board. */
export const followedPath = ({ kind, id }: RunOf, code: string, isWall = false): string => {
  const [section, page] = kind === 'wod' ? ['wods', 'clock'] : ['training-sessions', 'run'];
  return `/${section}/${encodeURIComponent(id)}/${isWall ? 'board' : page}?follow=${code}`;
};

/** Whether it has the form of a key: 256 bits in base64url. */
export const isRunKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

const within = (value: unknown, least: number, most: number): value is number => typeof value === 'number' && value >= least && value <= most;

function readOf(of: unknown): RunOf | undefined {
  if (!isRecord(of) || (of.kind !== 'wod' && of.kind !== 'session') || typeof of.id !== 'string' || !ID.test(of.id)) return undefined;
  return { kind: of.kind, id: of.id };
}

function readAnswers(answers: unknown): RunRecord['answers'] | undefined {
  if (!isRecord(answers)) return undefined;
  const given = Object.entries(MOST_ANSWERS).flatMap(([name, most]) => (answers[name] === undefined ? [] : [{ name, most, answer: answers[name] }]));
  const areFine = given.every(({ name, most, answer }) => within(answer, 1, most) || (answer === null && MAY_BE_NULL.includes(name)));
  return areFine ? Object.fromEntries(given.map(({ name, answer }) => [name, answer])) : undefined;
}

function readEvent(event: unknown): RunEvent | undefined {
  if (!isRecord(event)) return undefined;
  const { at, do: done, task, amount } = event;
  if (!within(at, 0, SHARED_RUN.farthestMs) || !DEEDS.includes(done)) return undefined;
  if (task !== undefined && !(within(task, 0, SHARED_RUN.tasksMax) && Number.isInteger(task))) return undefined;
  if (amount !== undefined && !within(amount, -SHARED_RUN.amountMax, SHARED_RUN.amountMax)) return undefined;
  return { at, do: done as RunEvent['do'], ...(task !== undefined && { task }), ...(amount !== undefined && { amount }) };
}

function readStretch(stretch: unknown): PlannedStretch | undefined {
  if (!isRecord(stretch)) return undefined;
  const { kind, title, seconds, wodId } = stretch;
  if (
    !STRETCH_KINDS.some((known) => known === kind) ||
    typeof title !== 'string' ||
    title.length > SHARED_RUN.titleMax ||
    !within(seconds, 0, SHARED_RUN.secondsMax)
  )
    return undefined;
  if (wodId !== undefined && (typeof wodId !== 'string' || !ID.test(wodId))) return undefined;
  return { kind: kind as PlannedStretch['kind'], title, seconds, ...(wodId !== undefined && { wodId }) };
}

function readPlan(plan: unknown): ClassPlan | undefined {
  if (!isRecord(plan) || !within(plan.seconds, 0, SHARED_RUN.secondsMax)) return undefined;
  if (!Array.isArray(plan.stretches) || plan.stretches.length > SHARED_RUN.stretchesMax) return undefined;
  const stretches = plan.stretches.map(readStretch);
  return stretches.every((stretch) => stretch !== undefined) ? { seconds: plan.seconds, stretches } : undefined;
}

/**
 * A run as another screen sent it, with nothing but what belongs to it.
 * @param now milliseconds since 1970
 * @returns undefined for anything that isn't a run, has too many events or began too far from now
 */
export function readSharedRun(value: unknown, now: number): RunRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { beganAt, pausedAt, events } = value;
  const [of, answers] = [readOf(value.of), readAnswers(value.answers)];
  const isNear = (time: unknown): time is number => within(time, now - SHARED_RUN.farthestMs, now + SHARED_RUN.farthestMs);
  if (!of || !answers || !isNear(beganAt) || (pausedAt !== undefined && !isNear(pausedAt))) return undefined;
  if (!Array.isArray(events) || events.length > SHARED_RUN.eventsMax) return undefined;
  const read = events.map(readEvent);
  if (!read.every((event) => event !== undefined)) return undefined;
  const plan = value.plan === undefined ? undefined : readPlan(value.plan);
  if (value.plan !== undefined && !plan) return undefined;
  return { of, answers, beganAt, ...(pausedAt !== undefined && { pausedAt }), events: read, ...(plan && { plan }) };
}

/** The same run on a clock that is ahead by this many milliseconds, rounded to whole ones. */
export function onOtherClock(run: RunRecord, ahead: number): RunRecord {
  const moved = (time: number) => Math.round(time + ahead);
  return { ...run, beganAt: moved(run.beganAt), ...(run.pausedAt !== undefined && { pausedAt: moved(run.pausedAt) }) };
}

/** One question for the server's time: when it was asked and answered by the own clock, and what the answer was. In milliseconds. */
export interface TimeSample {
  asked: number;
  answered: number;
  server: number;
}

const QUESTIONS = { least: 3, most: 8 };
/** The estimate is wrong by at most half of it, in milliseconds. */
const FAST_MS = 60;
const tripOf = ({ asked, answered }: TimeSample): number => answered - asked;

/** Whether another question may make the estimate better: the first ones open the connection, and one that was fast is enough. */
export const needsMoreSamples = (samples: readonly TimeSample[]): boolean =>
  samples.length < QUESTIONS.least || (samples.length < QUESTIONS.most && samples.every((sample) => tripOf(sample) > FAST_MS));

/**
 * How far the server's clock is ahead of the own one, in milliseconds, as NTP estimates it: the answer that came back fastest has been
 * on its way for the shortest time, half of it each way.
 * @returns undefined without a sample
 */
export function clockAhead(samples: readonly TimeSample[]): number | undefined {
  const best = samples.reduce<TimeSample | undefined>((least, sample) => (least && tripOf(least) <= tripOf(sample) ? least : sample), undefined);
  return best && best.server - (best.asked + best.answered) / 2;
}
