import { problemsOf } from './rules.js';
import type { Problem } from './wire.js';

/** Spec 5: an import needs at least one WOD. */
export function importProblems(wodNames: readonly string[]): Problem[] {
  return problemsOf([['wodNames', wodNames.length > 0 ? undefined : 'Please select at least one WOD to import']]);
}

/** Spec 5: the question before an import. */
export function importQuestion(count: number): string {
  return `Import ${count} WOD(s)? This will create missing exercises automatically.`;
}
