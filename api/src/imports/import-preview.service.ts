import { Injectable } from '@nestjs/common';
import type { PredefinedWod } from '@wod/catalogue';
import type { Exercise, ImportCategory, ImportPreview, ImportPreviewExercise, ImportPreviewItem } from '@wod/domain';
import { exerciseKey } from '../exercises/index.js';
import { Library } from '../library/library.js';
import type { Slices } from '../library/long-work.js';
import { wodKey } from '../wods/index.js';
import { matchOf, predefinedExercise } from './exercise-matcher.js';
import { wodKeysOf } from './imports.service.js';
import { predefinedOf } from './predefined-selection.js';

/** Shows what an import would do. */
@Injectable()
export class ImportPreviewService {
  constructor(private readonly library: Library) {}

  /**
   * @param address the requester's
   * @throws ServiceUnavailableException when too many searches are under way
   */
  preview(category: ImportCategory, address: string): Promise<ImportPreview> {
    return this.library.inSlices(() => this.wholeLibrary(category), { content: 'library', address });
  }

  private *wholeLibrary(category: ImportCategory): Slices<ImportPreview> {
    const exercises = new Map(this.library.exercises().map((exercise) => [exerciseKey(exercise.name), exercise]));
    const names = new Set<string>();
    for (const { name } of this.library.wodRecords()) {
      yield;
      names.add(wodKey(name));
    }
    const wods: ImportPreviewItem[] = [];
    for (const wod of predefinedOf(category)) {
      yield;
      wods.push(previewItem(wod, exercises, names));
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

function previewItem(wod: PredefinedWod, known: ReadonlyMap<string, Exercise>, names: ReadonlySet<string>): ImportPreviewItem {
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
    alreadyImported: wodKeysOf(wod).some((key) => names.has(key)),
  };
}

function previewExercise(name: string, known: ReadonlyMap<string, Exercise>): ImportPreviewExercise {
  const exercise = predefinedExercise(name);
  const match = matchOf(exercise, known);
  const { equipment } = match ?? exercise;
  return match ? { name, equipment, matchStatus: 'matched', matchedExercise: match.name } : { name, equipment, matchStatus: 'new' };
}
