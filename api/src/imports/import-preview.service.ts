import { Injectable } from '@nestjs/common';
import type { PredefinedWod } from '@wod/catalogue';
import {
  type Exercise,
  ExercisesByName,
  type ImportCategory,
  type ImportPreview,
  type ImportPreviewExercise,
  type ImportPreviewItem,
} from '@wod/domain';
import { DataSource } from 'typeorm';
import { Library } from '../library/library.js';
import type { Slices } from '../library/long-work.js';
import { Transactions } from '../platform/database/transactions.js';
import { matchOf, predefinedExercise } from './exercise-matcher.js';
import { keysThere, wodKeysOf } from './imports.service.js';
import { predefinedOf } from './predefined-selection.js';

/** Shows what an import would do. */
@Injectable()
export class ImportPreviewService {
  constructor(
    private readonly library: Library,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param address the requester's
   * @throws ServiceUnavailableException when too many searches are under way
   */
  async preview(category: ImportCategory, address: string): Promise<ImportPreview> {
    const predefined = predefinedOf(category);
    const there = await this.transactions.inTurn(() => keysThere(this.dataSource.manager, predefined));
    return this.library.inSlices(() => this.items(predefined, there), { content: 'library', address });
  }

  private *items(predefined: readonly PredefinedWod[], there: ReadonlySet<string>): Slices<ImportPreview> {
    const exercises = new ExercisesByName(this.library.exercises());
    const wods: ImportPreviewItem[] = [];
    for (const wod of predefined) {
      yield;
      wods.push(previewItem(wod, exercises, there));
    }
    const count = (fits: (item: ImportPreviewItem) => boolean) => wods.filter(fits).length;
    return {
      wods,
      summary: {
        hero: count((item) => item.category === 'HERO'),
        benchmark: count((item) => item.category === 'BENCHMARK'),
        needingNewExercises: count((item) => item.needsNewExercises),
      },
    };
  }
}

function previewItem(wod: PredefinedWod, known: ExercisesByName<Exercise>, there: ReadonlySet<string>): ImportPreviewItem {
  const { name, category, type, description = wod.stimulus } = wod;
  const exercises = wod.exercises.map((entry) => previewExercise(entry.exercise, known));
  return {
    name,
    category,
    type,
    description,
    exerciseCount: exercises.length,
    needsNewExercises: exercises.some((exercise) => exercise.matchStatus === 'new'),
    exercises,
    alreadyImported: wodKeysOf(wod).some((key) => there.has(key)),
  };
}

function previewExercise(name: string, known: ExercisesByName<Exercise>): ImportPreviewExercise {
  const exercise = predefinedExercise(name);
  const match = matchOf(known, exercise);
  const { equipment } = match ?? exercise;
  return match ? { name, equipment, matchStatus: 'matched', matchedExercise: match.name } : { name, equipment, matchStatus: 'new' };
}
