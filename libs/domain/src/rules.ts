import { isBlank } from './text.js';
import { isHttpUrl } from './url.js';
import type { Problem } from './wire.js';
import { LIMITS } from './limits.js';

/** Rules that several inputs share. Each gives the sentence for a person, or undefined when the value keeps the rule. */
export type Rule<T> = (value: T) => string | undefined;

/** A text that must not be empty. */
export const requiredText = (label: string, max: number): Rule<string | undefined> => (value) =>
  isBlank(value) ? `${label} is required` : optionalText(label, max)(value);

/** A text that may be absent or empty. */
export const optionalText = (label: string, max: number): Rule<string | undefined> => (value) =>
  (value ?? '').trim().length > max ? `${label} must be at most ${max} characters` : undefined;

/** A whole number that may be absent. */
export const wholeNumber = (label: string, min: number, max: number): Rule<number | undefined> => (value) =>
  value === undefined || (Number.isInteger(value) && value >= min && value <= max)
    ? undefined
    : `${label} must be a whole number from ${min} to ${max}`;

/** A load in kg that may be absent. */
export const kilograms = (label: string): Rule<number | undefined> => (value) =>
  value === undefined || (value >= 0 && value <= LIMITS.weightMax && Number.isInteger(value / LIMITS.weightStep))
    ? undefined
    : `${label} must be from 0 to ${LIMITS.weightMax} kg in steps of ${LIMITS.weightStep}`;

/** A web address that may be absent or empty. */
export const webAddress = (label: string): Rule<string | undefined> => (value) => {
  if (isBlank(value)) return undefined;
  if (!isHttpUrl((value ?? '').trim())) return `${label} must be a full web address, starting with http:// or https://`;
  return optionalText(label, LIMITS.urlMax)(value);
};

/** A value of an enumeration; an absent one is a matter of another rule. */
export const oneOf = (label: string, values: readonly string[]): Rule<string | undefined> => (value) =>
  value === undefined || values.includes(value) ? undefined : `${label} must be one of ${values.join(', ')}`;

/** The problems of the rules that are broken, in the order given. */
export function problemsOf(checks: readonly (readonly [field: string, message: string | undefined])[]): Problem[] {
  return checks.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}
