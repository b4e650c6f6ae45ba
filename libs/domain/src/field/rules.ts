import { LIMITS } from '../limits.js';
import { isMoment, UNPUBLISHED } from '../text/publication.js';
import { isBlank } from '../text/text.js';
import { isHttpUrl } from '../text/url.js';
import type { Problem } from '../wire.js';
import type { Field, Fields } from './field.js';

/** Rules that several inputs share. Each returns a sentence for a person, or undefined when the value is valid. */
export type Rule<T> = (value: T) => string | undefined;

/** A text that must not be empty. */
const requiredText =
  (label: string, max: number): Rule<string | undefined> =>
  (value) =>
    isBlank(value) ? `${label} is required` : optionalText(label, max)(value);

/** A text that may be absent or empty. */
const optionalText =
  (label: string, max: number): Rule<string | undefined> =>
  (value) =>
    (value ?? '').trim().length > max ? `${label} must be at most ${max} characters` : undefined;

/** A whole number that may be absent. */
export const wholeNumber =
  (label: string, min: number, max: number): Rule<number | undefined> =>
  (value) =>
    value === undefined || (Number.isInteger(value) && value >= min && value <= max)
      ? undefined
      : `${label} must be a whole number from ${min} to ${max}`;

/** A load in kg that may be absent. */
export const kilograms =
  (label: string): Rule<number | undefined> =>
  (value) =>
    value === undefined || (value >= 0 && value <= LIMITS.weightMax && Number.isInteger(value / LIMITS.weightStep))
      ? undefined
      : `${label} must be from 0 to ${LIMITS.weightMax} kg in steps of ${LIMITS.weightStep}`;

/** A web address that may be absent or empty. */
const webAddress =
  (label: string): Rule<string | undefined> =>
  (value) => {
    if (isBlank(value)) return undefined;
    if (!isHttpUrl((value ?? '').trim())) return `${label} must be a full web address, starting with http:// or https://`;
    return optionalText(label, LIMITS.urlMax)(value);
  };

/** A value of an enumeration; absence is left to another rule. */
export const oneOf =
  (label: string, values: readonly string[]): Rule<string | undefined> =>
  (value) =>
    value === undefined || values.includes(value) ? undefined : `${label} must be one of ${values.join(', ')}`;

/** Several values of an enumeration, each once, that may be absent. */
const someOf =
  (label: string, values: readonly string[]): Rule<readonly string[] | undefined> =>
  (value = []) =>
    new Set(value).size === value.length && value.every((one) => values.includes(one))
      ? undefined
      : `${label} must be some of ${values.join(', ')}, each once`;

/** Several lines that may be absent. */
const lines =
  (label: string, most: number, max: number): Rule<readonly string[] | undefined> =>
  (value = []) => {
    if (value.length > most) return `${label} must be at most ${most}`;
    return value.map(optionalText(label, max)).find((problem) => problem !== undefined);
  };

/** When something becomes public; may be absent. */
const publication =
  (label: string): Rule<string | undefined> =>
  (value) =>
    value === undefined || value === UNPUBLISHED || isMoment(value)
      ? undefined
      : `${label} must be a date and a time with its time zone, or ${UNPUBLISHED}`;

const required =
  (label: string, rule: Rule<string | undefined>): Rule<string | undefined> =>
  (value) =>
    value ? rule(value) : `${label} is required`;
const anything: Rule<unknown> = () => undefined;

/** The rule for a field when it is sent; what the server sets needs none. */
function ruleOf(field: Field): Rule<never> {
  switch (field.kind) {
    case 'line':
    case 'text':
      return (field.isNeeded ? requiredText : optionalText)(field.label, field.max);
    case 'url':
      return webAddress(field.label);
    case 'whole':
      return wholeNumber(field.label, field.min, field.max);
    case 'load':
      return kilograms(field.label);
    case 'choice':
      return field.isNeeded ? required(field.label, oneOf(field.label, field.values)) : oneOf(field.label, field.values);
    case 'choices':
      return someOf(field.label, field.values);
    case 'lines':
      return lines(field.label, field.most, field.max);
    case 'reference':
      return required(field.label, anything);
    case 'list':
      return (value: readonly unknown[] = []) => (value.length > field.most ? field.tooMany : undefined);
    case 'publication':
      return publication(field.label);
    case 'flag':
    case 'order':
    case 'version':
    case 'id':
    case 'placeId':
    case 'moment':
    case 'part':
    case 'count':
    case 'mark':
      return anything;
  }
}

/** The rules of a table, by field and in its order. */
export const rulesOf = <Table extends Fields>(table: Table): readonly [name: keyof Table & string, rule: Rule<unknown>][] =>
  Object.entries(table).map(([name, field]) => [name, ruleOf(field) as Rule<unknown>]);

/** The problems for the broken rules, in the order given. */
export function problemsOf(checks: readonly (readonly [field: string, message: string | undefined])[]): Problem[] {
  return checks.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}
