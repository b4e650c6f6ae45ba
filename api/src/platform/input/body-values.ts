import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsNumber, IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { isBlank } from '@wod/domain';
import { AtMost } from './list-lengths.js';

/** So many times its limit a text may be long as it is sent, with spaces around it and letters in parts; a longer one is not looked at. */
const RAW_LENGTHS = 4;
/** More combining marks on one character than any script has. Putting a run of them in order takes the square of its length. */
const TOO_MANY_MARKS = /\p{M}{9}/u;
/** Control characters, halves of characters, which not every database keeps, and what turns the direction of a text around. */
const REMOVED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

const asLine = (text: string) => text.replace(/\s+/g, ' ').replace(REMOVED, '');
const asText = (text: string) => text.replace(/\r\n?/g, '\n').replace(REMOVED, (character) => ('\n\t'.includes(character) ? character : ''));

/** A field of a body may be null, and a text empty: both mean absent. What has another type is left to the type's rule. */
const read = (text: (value: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? text(value) || undefined : (value ?? undefined)));

/** A text that is read, or left as it is when reading it would be work for nothing. One that shows nothing is absent. */
const cleaned = (raw: string, max: number, clean: (raw: string) => string): string => {
  if (raw.length > max * RAW_LENGTHS) return raw;
  const text = clean(raw);
  if (TOO_MANY_MARKS.test(text)) return text;
  return isBlank(text) ? '' : text.normalize().trim();
};

const readText = (max: number, clean: (raw: string) => string) => read((raw) => cleaned(raw, max, clean));

const textRule = (problem: (value: unknown) => string | undefined) => ValidateBy({
  name: 'text',
  validator: {
    validate: (value) => problem(value) === undefined,
    defaultMessage: (given?: ValidationArguments) => problem(given?.value) ?? '',
  },
});

/** Whether a text can be taken in at all; how long it may be in the end is a rule of the domain. */
const rawProblem = (label: string, max: number) => (value: unknown): string | undefined => {
  if (typeof value !== 'string') return `${label} must be text`;
  return value.length > max * RAW_LENGTHS ? `${label} must be at most ${max} characters` : undefined;
};

const cleanedProblem = (label: string, max: number) => {
  const problem = rawProblem(label, max);
  return (value: unknown) => problem(value) ?? (TOO_MANY_MARKS.test(value as string) ? `${label} has too many accents on one character` : undefined);
};

// Decorators take effect from the last to the first: these stand last, so that the type is the first thing that is checked.

/** Text on one line. Whether it may be absent is a rule of the domain, and so is the exact limit. */
export const LineValue = (label: string, max: number) =>
  applyDecorators(readText(max, asLine), IsOptional(), textRule(cleanedProblem(label, max)));

/** Text with line breaks. */
export const TextValue = (label: string, max: number) =>
  applyDecorators(readText(max, asText), IsOptional(), textRule(cleanedProblem(label, max)));

/** Several lines, each as `LineValue` reads it; those that show nothing are left out, and without any the list is absent. */
export const LinesValue = (label: string, most: number, max: number) => {
  const isLine = (line: unknown): line is string => typeof line === 'string' && cleanedProblem(label, max)(line) === undefined;
  return applyDecorators(
    AtMost(most),
    Transform(({ value }: { value: unknown }) => {
      if (!Array.isArray(value)) return value ?? undefined;
      const lines = value.map((line) => (typeof line === 'string' ? cleaned(line, max, asLine) : (line as unknown))).filter((line) => line !== '');
      return lines.length > 0 ? lines : undefined;
    }),
    IsOptional(),
    textRule((value) => (Array.isArray(value) && value.every(isLine) ? undefined : `${label} must be a list of texts of at most ${max} characters`)),
  );
};

/** Text that is taken as it comes, such as a password. */
export const ExactValue = (label: string, max: number) =>
  applyDecorators(read((text) => text), IsOptional(), textRule(rawProblem(label, max)));

/** Several short texts that are taken as they come, such as ids or names: only what is one of them is understood. */
export const TextsValue = (field: string, { most, max, tooMany }: { most: number; max: number; tooMany: string }) =>
  applyDecorators(
    IsArray({ message: `${field} must be a list` }),
    ArrayMaxSize(most, { message: tooMany }),
    textRule((value) => (Array.isArray(value) && value.every((text) => typeof text === 'string' && text.length <= max)
      ? undefined
      : `${field} must be a list of names`)),
  );

const numberRule = (label: string) => IsNumber({}, { message: `${label} must be a number` });

/** A number that may be absent; its range is a rule of the domain. */
export const NumberValue = (label: string) => applyDecorators(read((text) => text), IsOptional(), numberRule(label));

/** A number that has to be there. */
export const RequiredNumberValue = (label: string) => applyDecorators(read((text) => text), numberRule(label));

/** True or false. */
export const FlagValue = (label: string) =>
  applyDecorators(read((text) => text), IsOptional(), IsBoolean({ message: `${label} must be true or false` }));
