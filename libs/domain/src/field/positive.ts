/** The number if it is finite and above zero; a form's half-typed value (NaN, 0, negative) counts as absent. */
export function positive(value = 0): number | undefined {
  return value > 0 && value < Infinity ? value : undefined;
}
