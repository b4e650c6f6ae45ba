import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNumber, IsOptional, IsString } from 'class-validator';

/** Control characters and halves of characters, which not every database keeps. */
const CONTROL = /[\p{Cc}\p{Cs}]/gu;

const asLine = (text: string) => text.replace(/\s+/g, ' ').replace(CONTROL, '').normalize().trim();
const asText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL, (character) => ('\n\t'.includes(character) ? character : '')).normalize().trim();

/** A field of a body may be null, and a text empty: both mean absent. What has another type is left to the type's rule. */
const read = (text: (value: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? text(value) || undefined : (value ?? undefined)));

const textRule = (label: string) => [IsOptional(), IsString({ message: `${label} must be text` })];

// Decorators take effect from the last to the first: these stand last, so that the type is the first thing that is checked.

/** Text on one line. Whether it may be absent, and how long it may be, are rules of the domain. */
export const LineValue = (label: string) => applyDecorators(read(asLine), ...textRule(label));

/** Text with line breaks. */
export const TextValue = (label: string) => applyDecorators(read(asText), ...textRule(label));

/** Text that is taken as it comes, such as a password. */
export const ExactValue = (label: string) => applyDecorators(read((text) => text), ...textRule(label));

const numberRule = (label: string) => IsNumber({}, { message: `${label} must be a number` });

/** A number that may be absent; its range is a rule of the domain. */
export const NumberValue = (label: string) => applyDecorators(read((text) => text), IsOptional(), numberRule(label));

/** A number that has to be there. */
export const RequiredNumberValue = (label: string) => applyDecorators(read((text) => text), numberRule(label));

/** True or false. */
export const FlagValue = (label: string) =>
  applyDecorators(read((text) => text), IsOptional(), IsBoolean({ message: `${label} must be true or false` }));
