import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsNumber, IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { isBlank } from '@wod/domain';
import { AtMost } from './list-lengths.js';

/** By what factor a text as sent may exceed its limit, with surrounding spaces and decomposed letters; longer ones aren't processed. */
const RAW_LENGTHS = 4;
/** More combining marks on one character than any script has. Sorting a run of them takes quadratic time. */
const TOO_MANY_MARKS = /\p{M}{9}/u;
/** Control characters, lone surrogates, which not every database stores, and characters that reverse the direction of text. */
const REMOVED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

const asLine = (text: string) => text.replace(/\s+/g, ' ').replace(REMOVED, '');
const asText = (text: string) => text.replace(/\r\n?/g, '\n').replace(REMOVED, (character) => ('\n\t'.includes(character) ? character : ''));

/** A field of a body may be null, and a text empty: both mean absent. Other types are left to the type's rule. */
const read = (text: (value: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? text(value) || undefined : (value ?? undefined)));

/** A cleaned text, or the raw one if cleaning would be wasted work. A blank text is absent. */
const cleaned = (raw: string, max: number, clean: (raw: string) => string): string => {
  if (raw.length > max * RAW_LENGTHS) return raw;
  const text = clean(raw);
  if (TOO_MANY_MARKS.test(text)) return text;
  return isBlank(text) ? '' : text.normalize().trim();
};

const readText = (max: number, clean: (raw: string) => string) => read((raw) => cleaned(raw, max, clean));

const textRule = (problem: (value: unknown) => string | undefined) =>
  ValidateBy({
    name: 'text',
    validator: {
      validate: (value) => problem(value) === undefined,
      defaultMessage: (given?: ValidationArguments) => problem(given?.value) ?? '',
    },
  });

/** Whether a text can be processed at all; its exact limit is a rule of the domain. */
const rawProblem =
  (label: string, max: number) =>
  (value: unknown): string | undefined => {
    if (typeof value !== 'string') return `${label} must be text`;
    return value.length > max * RAW_LENGTHS ? `${label} must be at most ${max} characters` : undefined;
  };

const cleanedProblem = (label: string, max: number) => {
  const problem = rawProblem(label, max);
  return (value: unknown) => problem(value) ?? (TOO_MANY_MARKS.test(value as string) ? `${label} has too many accents on one character` : undefined);
};

// Decorators take effect from last to first: these come last, so that the type is checked first.

/** A single line of text. Whether it may be absent is a rule of the domain, and so is the exact limit. */
export const LineValue = (label: string, max: number) => applyDecorators(readText(max, asLine), IsOptional(), textRule(cleanedProblem(label, max)));

/** Text with line breaks. */
export const TextValue = (label: string, max: number) => applyDecorators(readText(max, asText), IsOptional(), textRule(cleanedProblem(label, max)));

/** Several lines, each read like a `LineValue`; blank ones are left out, and if none remain the list is absent. */
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

/** Text taken verbatim, such as a password. */
export const ExactValue = (label: string, max: number) =>
  applyDecorators(
    read((text) => text),
    IsOptional(),
    textRule(rawProblem(label, max)),
  );

/** Several short texts taken verbatim, such as ids or names: only exact matches are recognised. */
export const TextsValue = (field: string, { most, max, tooMany }: { most: number; max: number; tooMany: string }) =>
  applyDecorators(
    IsArray({ message: `${field} must be a list` }),
    ArrayMaxSize(most, { message: tooMany }),
    textRule((value) =>
      Array.isArray(value) && value.every((text) => typeof text === 'string' && text.length <= max) ? undefined : `${field} must be a list of names`,
    ),
  );

const numberRule = (label: string) => IsNumber({}, { message: `${label} must be a number` });

/** A number that may be absent; its range is a rule of the domain. */
export const NumberValue = (label: string) =>
  applyDecorators(
    read((text) => text),
    IsOptional(),
    numberRule(label),
  );

/** A required number. */
export const RequiredNumberValue = (label: string) =>
  applyDecorators(
    read((text) => text),
    numberRule(label),
  );

/** True or false. */
export const FlagValue = (label: string) =>
  applyDecorators(
    read((text) => text),
    IsOptional(),
    IsBoolean({ message: `${label} must be true or false` }),
  );
