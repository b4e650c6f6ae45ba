/** The number if it is one above zero; a form's half-typed value (NaN, 0, negative) counts as absent. */
export function positive(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;
}
