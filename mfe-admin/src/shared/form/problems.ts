import type { Problem } from '@wod/domain';
import { set, type FieldErrors, type FieldPath, type FieldValues, type Resolver, type UseFormSetError } from 'react-hook-form';

/** A domain rule as react-hook-form validation: each problem is shown at its field, and only the first one per field. */
export function problemResolver<Values extends FieldValues>(problemsOf: (values: Values) => Problem[]): Resolver<Values> {
  return (values) => {
    const problems = problemsOf(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { field, message } of problems.toReversed()) set(errors, field, { type: 'rule', message });
    return { values: {}, errors };
  };
}

/** Shows the problems found by the server at their fields; the first one gets the focus. */
export function showProblems<Values extends FieldValues>(setError: UseFormSetError<Values>, problems: Problem[]) {
  problems
    .toReversed()
    .forEach(({ field, message }, index) =>
      setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === problems.length - 1 }),
    );
}
