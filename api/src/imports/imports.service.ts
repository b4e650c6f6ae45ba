import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { PredefinedWod } from '@wod/catalogue';
import { type ImportCategory, importProblems, type ImportResult, plural, wodProblems } from '@wod/domain';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ExerciseWriter } from '../exercises/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { isDatabaseAway } from '../platform/database/database-errors.js';
import { Transactions } from '../platform/database/transactions.js';
import { errorAnswer } from '../platform/errors/error-body.js';
import { refuseProblems } from '../platform/errors/problems.exception.js';
import { type By, Revisions } from '../revisions/index.js';
import { WodEntity, wodKey, WodWriter, type WrittenWod } from '../wods/index.js';
import { matchExercises } from './exercise-matcher.js';
import { ImportRuns } from './import-runs.js';
import { predefinedInput } from './predefined-input.js';
import { oldestFirst, predefinedOf } from './predefined-selection.js';

/** What became of each WOD, by name. */
export interface ImportOutcome {
  imported: string[];
  /** Those already in the library. */
  skipped: string[];
  errors: { name: string; error: string }[];
}

export interface ImportOptions {
  /** The importing admin and the step; if omitted, nothing is logged or noted. */
  by?: By;
  /** Called after each WOD with the outcome so far. */
  onProgress?(outcome: ImportOutcome): Promise<void>;
}

@Injectable()
export class ImportsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ImportsService.name);
  private readonly underWay = new Set<Promise<unknown>>();
  private isClosing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly runs: ImportRuns,
    private readonly revisions: Revisions,
  ) {}

  /** Lets each import finish its current WOD. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await Promise.allSettled(this.underWay);
  }

  /** Creates the predefined exercises that the library lacks. They need no review: the catalogue is our own. */
  async importExercises(names: Iterable<string>): Promise<void> {
    await this.changes.run((manager, contentVersion) => matchExercises(new ExerciseWriter(manager, contentVersion, new Date()), names, { needsReview: false }));
  }

  /**
   * Imports predefined WODs of a category by name. A name that is not among them is listed as an error. It continues even if
   * nobody is waiting for it any more, and `ImportRuns` keeps its progress.
   * @throws ProblemsException when there are no names
   */
  importNamed(category: ImportCategory, names: readonly string[], admin: string): Promise<ImportResult> {
    refuseProblems(importProblems(names));
    const result = this.importAndNote(category, names, admin);
    this.underWay.add(result);
    return result.finally(() => this.underWay.delete(result));
  }

  private async importAndNote(category: ImportCategory, names: readonly string[], admin: string): Promise<ImportResult> {
    const wanted = new Set(names);
    const wods = predefinedOf(category).filter((wod) => wanted.delete(wod.name));
    const unknown = [...wanted].map((name) => ({ name, error: 'There is no predefined WOD of this name in the category' }));
    const run = await this.runs.begin(wods.length + unknown.length);
    const withUnknown = (outcome: ImportOutcome): ImportOutcome => ({ ...outcome, errors: [...unknown, ...outcome.errors] });
    const { revisions } = this;
    const stepId = await this.transactions.run((manager) => revisions.begin(manager, { admin, kind: 'import', title: importTitle(wods) }));
    const onProgress = (soFar: ImportOutcome) => run.note(withUnknown(soFar));
    const outcome = withUnknown(await this.importWods(oldestFirst(wods), { by: { admin, stepId, revisions }, onProgress }));
    await this.transactions.run((manager) => revisions.close(manager, stepId));
    await run.end(outcome);
    const { imported, skipped, errors } = outcome;
    return { summary: { imported: imported.length, skipped: skipped.length, errors: errors.length }, results: { errors } };
  }

  /**
   * Imports predefined WODs in the given order, the last as the newest, with the exercises they need. Each WOD is one
   * transaction: one that fails leaves nothing behind and is listed, and the others continue. Those already there are skipped.
   * @throws the database's error when it is away, since every other WOD would then fail too
   */
  async importWods(wods: readonly PredefinedWod[], { by, onProgress }: ImportOptions = {}): Promise<ImportOutcome> {
    const outcome: ImportOutcome = { imported: [], skipped: [], errors: [] };
    // Looked up first, since every change raises the content version, which discards all kept answers.
    const there = await this.transactions.inTurn(() => keysThere(this.dataSource.manager, wods));
    for (const wod of wods) {
      // The embedded database never yields, so without a pause the import would block every other request.
      await nextTurn();
      if (this.isClosing) break;
      try {
        const id = randomUUID();
        const isNew = !wodKeysOf(wod).some((key) => there.has(key)) && (await this.changes.run(
          (manager, contentVersion) => this.importWod(manager, contentVersion, { id, wod, by }),
          (manager) => manager.existsBy(WodEntity, { id }),
        ));
        (isNew ? outcome.imported : outcome.skipped).push(wod.name);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        this.logger.warn(`${wod.name} was not imported: ${String(error)}`);
        outcome.errors.push({ name: wod.name, error: errorAnswer(error).error });
      }
      await onProgress?.(outcome);
    }
    return outcome;
  }

  /** @returns false when the library already has the WOD, under its name or an alias */
  private async importWod(
    manager: EntityManager, contentVersion: number, { id, wod, by }: { id: string; wod: PredefinedWod; by: By | undefined },
  ): Promise<boolean> {
    if ((await keysThere(manager, [wod])).size > 0) return false;

    const now = new Date();
    const exercises = new ExerciseWriter(manager, contentVersion, now, by);
    const exerciseIds = await matchExercises(exercises, wod.exercises.map((entry) => entry.exercise), { needsReview: true });
    const input = predefinedInput(wod, (name) => exerciseIds.get(name) ?? '');
    refuseProblems(wodProblems(input));
    const written = await new WodWriter(manager, contentVersion, now, by).insert(id, input);
    if (by) await this.note(manager, written, by.admin);
    return true;
  }

  private note(manager: EntityManager, { id, name }: WrittenWod, admin: string): Promise<void> {
    return this.changeLog.note(manager, { admin, action: 'import', subject: 'wod', subjectId: id, title: name });
  }
}

const importTitle = (wods: readonly PredefinedWod[]): string => `${plural(wods.length, 'WOD')} ${wods.length === 1 ? 'was' : 'were'} imported`;

/** Which keys of predefined WODs the library has. */
async function keysThere(manager: EntityManager, wods: readonly PredefinedWod[]): Promise<Set<string>> {
  const rows = await manager.find(WodEntity, { select: { id: true, nameKey: true }, where: { nameKey: In(wods.flatMap(wodKeysOf)), deletedAt: IsNull() } });
  return new Set(rows.map(({ nameKey }) => nameKey));
}

/** The keys of the names that a predefined WOD may have in the library. */
export const wodKeysOf = ({ name, aka = [] }: PredefinedWod): string[] => [name, ...aka].map(wodKey);
