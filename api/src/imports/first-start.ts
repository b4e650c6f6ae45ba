import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import { Repository } from 'typeorm';
import { ExerciseEntity } from '../exercises/index.js';
import { Transactions } from '../platform/database/transactions.js';
import { WodEntity } from '../wods/index.js';
import { notePresentEdition } from './catalogue-editions.js';
import { ImportsService } from './imports.service.js';
import { oldestFirst } from './predefined-selection.js';
import { SeedEntity } from './seed.entity.js';

const CATALOGUE = 'catalogue';

/** Puts the predefined catalogue into an empty library. */
@Injectable()
export class FirstStart {
  constructor(
    @InjectRepository(SeedEntity) private readonly seeds: Repository<SeedEntity>,
    private readonly transactions: Transactions,
    private readonly imports: ImportsService,
  ) {}

  /**
   * Imports the whole catalogue when the library has never held anything, or when an earlier first start was interrupted.
   * @param onProgress called with a sentence for the console
   * @throws Error that names the WODs that could not be imported
   */
  async seed(onProgress: (sentence: string) => void): Promise<void> {
    const seed = await this.seeds.findOneBy({ name: CATALOGUE });
    if (seed ? seed.finishedAt !== null : !(await this.isEmpty())) return;
    if (!seed) await this.note({ startedAt: new Date(), finishedAt: null });

    onProgress(`Importing ${predefinedWods.length} WODs and ${predefinedExercises.length} exercises into the library`);
    await this.imports.importExercises(predefinedExercises.map((exercise) => exercise.name));
    const { errors } = await this.imports.importWods(oldestFirst(predefinedWods));
    if (errors.length > 0) throw new Error(`Not imported: ${errors.map(({ name, error }) => `${name} (${error})`).join(', ')}`);
    await this.transactions.run(notePresentEdition);
    await this.note({ startedAt: seed?.startedAt ?? new Date(), finishedAt: new Date() });
  }

  /** Rows of deleted WODs count: a library that was emptied by hand stays empty. */
  private async isEmpty(): Promise<boolean> {
    const { manager } = this.seeds;
    return !(await manager.exists(WodEntity)) && !(await manager.exists(ExerciseEntity));
  }

  private async note(times: Pick<SeedEntity, 'startedAt' | 'finishedAt'>): Promise<void> {
    await this.transactions.run((manager) => manager.save(SeedEntity, { name: CATALOGUE, ...times }));
  }
}
