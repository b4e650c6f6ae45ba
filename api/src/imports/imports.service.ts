import { Injectable, Logger } from '@nestjs/common';
import type { PredefinedWod } from '@wod/catalogue';
import { wodProblems } from '@wod/domain';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ContentChanges } from '../catalogue/content-changes.js';
import { isDatabaseAway } from '../database/database-errors.js';
import { errorAnswer } from '../errors/error-body.js';
import { ProblemsException } from '../errors/problems.exception.js';
import { WodEntity } from '../wods/wod.entity.js';
import { newWodRows, wodKey } from '../wods/wod.mapper.js';
import { WodEntryEntity } from '../wods/wod-entry.entity.js';
import { matchExercises } from './exercise-matcher.js';
import { predefinedInput } from './predefined-input.js';

/** What became of each WOD, by name. */
export interface ImportOutcome {
  imported: string[];
  /** They were in the library already. */
  skipped: string[];
  errors: { name: string; error: string }[];
}

@Injectable()
export class ImportsService {
  private readonly logger = new Logger(ImportsService.name);
  private lastMoment = 0;

  constructor(private readonly changes: ContentChanges) {}

  /** Creates those exercises of the predefined ones that the library doesn't have yet. */
  async importExercises(names: Iterable<string>): Promise<void> {
    await this.changes.run((manager) => matchExercises(manager, names, new Date()));
  }

  /**
   * Imports predefined WODs in the given order, the last as the newest, with the exercises they need. Each WOD is one
   * transaction: a WOD that fails leaves nothing behind, is listed, and the others go on. What is there already is skipped.
   * @throws the database's error when it is away, since then every other WOD would fail too
   */
  async importWods(wods: Iterable<PredefinedWod>): Promise<ImportOutcome> {
    const outcome: ImportOutcome = { imported: [], skipped: [], errors: [] };
    for (const wod of wods) {
      try {
        const isNew = await this.changes.run((manager, contentVersion) => this.importWod(manager, contentVersion, wod));
        (isNew ? outcome.imported : outcome.skipped).push(wod.name);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        this.logger.warn(`${wod.name} was not imported: ${String(error)}`);
        outcome.errors.push({ name: wod.name, error: errorAnswer(error).error });
      }
    }
    return outcome;
  }

  /** @returns false when the library has the WOD already, under its name or another it goes by */
  private async importWod(manager: EntityManager, contentVersion: number, wod: PredefinedWod): Promise<boolean> {
    const keys = [wod.name, ...(wod.aka ?? [])].map(wodKey);
    if (await manager.existsBy(WodEntity, { nameKey: In(keys), deletedAt: IsNull() })) return false;

    const now = this.nextMoment();
    const exercises = await matchExercises(manager, wod.exercises.map((entry) => entry.exercise), now);
    const input = predefinedInput(wod, (name) => {
      const exercise = exercises.get(name);
      if (!exercise) throw new Error(`${name} was not matched`);
      return exercise;
    });
    const problems = wodProblems(input);
    if (problems.length > 0) throw new ProblemsException(problems);

    const rows = newWodRows(input, { contentVersion, now });
    await manager.insert(WodEntity, rows.wod);
    await manager.insert(WodEntryEntity, rows.entries);
    return true;
  }

  /** WODs that are imported within one millisecond would have no order. */
  private nextMoment(): Date {
    this.lastMoment = Math.max(Date.now(), this.lastMoment + 1);
    return new Date(this.lastMoment);
  }
}
