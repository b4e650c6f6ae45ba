import type { Equipment } from '../exercise/equipment.js';
import { problemsOf } from '../field/rules.js';
import type { Problem } from '../wire.js';
import type { WodCategory, WodType } from '../wod/wod-type.js';

/** What the import makes of one exercise of a predefined WOD. */
export interface ImportPreviewExercise {
  name: string;
  equipment: Equipment;
  /** `new` is created by the import. */
  matchStatus: 'matched' | 'new';
  /** name of the exercise in the library */
  matchedExercise?: string;
}

export interface ImportPreviewItem {
  name: string;
  category: WodCategory;
  type: WodType;
  description: string;
  exerciseCount: number;
  needsNewExercises: boolean;
  exercises: ImportPreviewExercise[];
  /** The library has a WOD of this name; importing skips it. */
  alreadyImported: boolean;
}

export type ImportCategory = 'ALL' | 'HERO' | 'BENCHMARK';

/** The answer to GET /import/preview. */
export interface ImportPreview {
  wods: ImportPreviewItem[];
  summary: { hero: number; benchmark: number; needingNewExercises: number };
}

/** The answer to POST /import/wods. */
export interface ImportResult {
  summary: { imported: number; skipped: number; errors: number };
  results: { errors: { name: string; error: string }[] };
}

/** How far an import has come. */
export interface ImportProgress {
  /** `stopped`: the server stopped part-way, so nothing was imported. */
  status: 'running' | 'stopped' | 'done';
  /** WODs */
  total: number;
  /** WODs imported, skipped or refused so far */
  done: number;
  /** so far; only the first errors if there are many */
  result: ImportResult;
}

/** The answer to GET /import/progress: the latest import, until somebody dismisses its outcome. */
export interface LastImport {
  last?: ImportProgress;
}

/** Spec 5: an import needs at least one WOD. */
export function importProblems(wodNames: readonly string[]): Problem[] {
  return problemsOf([['wodNames', wodNames.length > 0 ? undefined : 'Please select at least one WOD to import']]);
}

/** Spec 5: the question before an import. */
export function importQuestion(count: number): string {
  return `Import ${count} WOD(s)? This will create missing exercises automatically.`;
}
