import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { PredefinedWod } from '@wod/catalogue';
import { type ImportCategory, importProblems, type ImportResult, plural, type WodInput, wodProblems } from '@wod/domain';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ExerciseWriter } from '../exercises/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { LongJobs } from '../platform/database/long-jobs.js';
import { Transactions } from '../platform/database/transactions.js';
import { errorAnswer } from '../platform/errors/error-body.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import { Revisions } from '../revisions/index.js';
import { WodEntity, wodKey, WodWriter, type WrittenWod } from '../wods/index.js';
import { ExerciseMatcher, predefinedExercise } from './exercise-matcher.js';
import { type ImportRun, ImportRuns } from './import-runs.js';
import { predefinedInput } from './predefined-input.js';
import { oldestFirst, predefinedOf } from './predefined-selection.js';

/** What became of each WOD, by name. */
export interface ImportOutcome {
  imported: string[];
  /** Those already in the library. */
  skipped: string[];
  errors: ImportResult['results']['errors'];
}

export interface ImportOptions {
  /** Who imports; if omitted, nothing is logged, and there is no step. */
  admin?: string;
  /** Follows it. */
  run?: ImportRun;
  /** What is known to be no WOD. */
  errors?: ImportOutcome['errors'];
}

@Injectable()
export class ImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly jobs: LongJobs,
    private readonly runs: ImportRuns,
    private readonly revisions: Revisions,
  ) {}

  /** Creates the predefined exercises that the library lacks. They need no review: the catalogue is our own. */
  async importExercises(names: Iterable<string>): Promise<void> {
    await this.changes.run(async (manager, contentVersion) => {
      const matcher = await ExerciseMatcher.of(new ExerciseWriter(manager, contentVersion, new Date()), { needsReview: false });
      await matcher.match(names);
    });
  }

  /**
   * Imports predefined WODs of a category by name. A name that is not among them is listed as an error. It continues even if
   * nobody is waiting for it any more, and `ImportRuns` keeps its progress.
   * @throws ProblemsException when there are no names; ServiceUnavailableException when the process ends: then nothing was imported
   */
  async importNamed(category: ImportCategory, names: readonly string[], admin: string): Promise<ImportResult> {
    refuseProblems(importProblems(names));
    const wanted = new Set(names);
    const wods = predefinedOf(category).filter((wod) => wanted.delete(wod.name));
    const unknown = [...wanted].map((name) => ({ name, error: 'There is no predefined WOD of this name in the category' }));
    const { imported, skipped, errors } = await this.runs.follow(wods.length + unknown.length, (run) =>
      this.importWods(oldestFirst(wods), { admin, run, errors: unknown }),
    );
    return { summary: { imported: imported.length, skipped: skipped.length, errors: errors.length }, results: { errors } };
  }

  /**
   * Imports predefined WODs in the given order, the last as the newest, with the exercises they need. Those already there are skipped,
   * and one that the library can't take is listed; all others are imported in one transaction, or none.
   */
  async importWods(wods: readonly PredefinedWod[], options: ImportOptions = {}): Promise<ImportOutcome> {
    // Looked up first, since every change raises the content version, which discards all kept answers.
    const { fresh, outcome } = await this.transactions.inTurn(() => plan(this.dataSource.manager, wods, options));
    if (fresh.length === 0) {
      await this.transactions.run(async (manager) => options.run?.end(manager, outcome));
      return outcome;
    }
    let last = '';
    return this.changes.run(
      async (manager, contentVersion) => {
        const done = await this.takeIn(manager, contentVersion, await plan(manager, wods, options), options);
        last = done.last;
        return done.outcome;
      },
      (manager) => manager.existsBy(WodEntity, { id: last }),
    );
  }

  private async takeIn(manager: EntityManager, contentVersion: number, { fresh, outcome }: Plan, { admin, run }: ImportOptions) {
    const { revisions } = this;
    const by =
      admin === undefined
        ? undefined
        : { admin, stepId: await revisions.begin(manager, { admin, kind: 'import', title: importTitle(fresh) }), revisions };
    const now = new Date();
    const writer = new WodWriter(manager, contentVersion, now, by);
    const matcher = await ExerciseMatcher.of(new ExerciseWriter(manager, contentVersion, now, by), { needsReview: true });
    let last = '';
    for (const { wod, input } of fresh) {
      // The embedded database never yields, so without a pause the import would block every other request.
      await nextTurn();
      this.jobs.endIfClosing('Nothing was imported');
      const exerciseIds = await matcher.match(wod.exercises.map(({ exercise }) => exercise));
      const exercises = input.exercises.map((entry) => ({ ...entry, exerciseId: exerciseIds.get(entry.exerciseId) ?? '' }));
      last = randomUUID();
      const written = await writer.insert(last, { ...input, exercises });
      if (by) await this.note(manager, written, by.admin);
      outcome.imported.push(wod.name);
      await run?.note(outcome);
    }
    if (by) await revisions.close(manager, by.stepId);
    await run?.end(manager, outcome);
    return { outcome, last };
  }

  private note(manager: EntityManager, { id, name }: WrittenWod, admin: string): Promise<void> {
    return this.changeLog.note(manager, { admin, action: 'import', subject: 'wod', subjectId: id, title: name });
  }
}

const importTitle = ({ length }: { length: number }): string => `${plural(length, 'WOD')} ${length === 1 ? 'was' : 'were'} imported`;

/** What is to be imported, its entries with the names of their exercises, and what became of the others. */
interface Plan {
  fresh: { wod: PredefinedWod; input: WodInput }[];
  outcome: ImportOutcome;
}

async function plan(manager: EntityManager, wods: readonly PredefinedWod[], { errors = [] }: ImportOptions): Promise<Plan> {
  const there = await keysThere(manager, wods);
  const found: Plan = { fresh: [], outcome: { imported: [], skipped: [], errors: [...errors] } };
  for (const wod of wods) {
    const { name } = wod;
    if (wodKeysOf(wod).some((key) => there.has(key))) {
      found.outcome.skipped.push(name);
      continue;
    }
    const input = predefinedInput(wod, (exercise) => exercise);
    try {
      for (const { exercise } of wod.exercises) predefinedExercise(exercise);
      refuseProblems(wodProblems(input));
      found.fresh.push({ wod, input });
      there.add(wodKey(name));
    } catch (error) {
      found.outcome.errors.push({ name, error: errorAnswer(error).error });
    }
  }
  return found;
}

/** Those of the keys of predefined WODs that a WOD of the library or a draft has. */
export async function keysThere(manager: EntityManager, wods: readonly PredefinedWod[]): Promise<Set<string>> {
  const rows = await manager.find(WodEntity, {
    select: { id: true, nameKey: true },
    where: { nameKey: In(wods.flatMap(wodKeysOf)), deletedAt: IsNull() },
  });
  return new Set(rows.map(({ nameKey }) => nameKey));
}

/** The keys of the names that a predefined WOD may have in the library. */
export const wodKeysOf = ({ name, aka = [] }: PredefinedWod): string[] => [name, ...aka].map(wodKey);
