import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { type Field, type Fields, LIMITS, type ListName, type OptionalListName, type SentValues } from '@wod/domain';
import { ID_LENGTH, MOMENT_LENGTH, WORD_LENGTH } from '../database/columns.js';
import { FlagValue, LinesValue, LineValue, NumberValue, RequiredNumberValue, TextValue } from '../input/body-values.js';
import { AtMost } from '../input/list-lengths.js';
import { aboutField, apiProperty, type Class } from './api-property.js';

/**
 * The class of a table in requests: it checks the types, and describes the fields. All other rules are the domain's, as in the form.
 * @param entries the class of the entries of each of its lists
 */
export function sentDto<Table extends Fields, Entries extends Record<ListName<Table>, Class>>(table: Table, entries: Entries) {
  class SentDto {
    constructor() {
      for (const name of Object.keys(entries)) if (!isOptional(table[name])) Object.assign(this, { [name]: [] });
    }
  }
  for (const [name, field] of Object.entries(table)) {
    if ('by' in field) continue;
    const rules = field.kind === 'list' ? listOf(field, entries[name as ListName<Table>]) : valueOf(field);
    const isNeeded = field.kind === 'list' ? !field.isOptional : field.isNeeded;
    applyDecorators((isNeeded ? ApiProperty : ApiPropertyOptional)(described(field, entries[name as ListName<Table>])), rules)(
      SentDto.prototype,
      name,
    );
  }
  return SentDto as new () => SentValues<Table> & { [Name in Exclude<ListName<Table>, OptionalListName<Table>>]: InstanceType<Entries[Name]>[] } & {
    [Name in OptionalListName<Table> & ListName<Table>]?: InstanceType<Entries[Name]>[];
  };
}

type Sent = Exclude<Field, { by: 'server' }>;
type List = Extract<Field, { kind: 'list' }>;

const isOptional = (field: Field | undefined): boolean => field?.kind === 'list' && field.isOptional === true;

function valueOf(field: Exclude<Sent, List>): PropertyDecorator {
  switch (field.kind) {
    case 'line':
      return LineValue(field.label, field.max);
    case 'text':
      return TextValue(field.label, field.max);
    case 'url':
      return LineValue(field.label, LIMITS.urlMax);
    case 'lines':
      return LinesValue(field.label, field.most, field.max);
    case 'choices':
      return LinesValue(field.label, field.values.length, WORD_LENGTH);
    case 'choice':
      return LineValue(field.label, WORD_LENGTH);
    case 'reference':
      return LineValue(field.label, ID_LENGTH);
    case 'publication':
      return LineValue(field.label, MOMENT_LENGTH);
    case 'flag':
      return FlagValue(field.label);
    case 'whole':
    case 'load':
    case 'order':
    case 'version':
      return field.isNeeded ? RequiredNumberValue(field.label) : NumberValue(field.label);
  }
}

// The last takes effect first.
const listOf = ({ label, one, most, isOptional }: List, entry: Class): PropertyDecorator =>
  applyDecorators(
    ...(isOptional ? [IsOptional(), Transform(({ value }: { value: unknown }) => value ?? undefined)] : []),
    IsArray({ message: `${label} must be a list` }),
    IsObject({ each: true, message: `Each ${one} must be an object` }),
    ValidateNested({ each: true }),
    Type(() => entry),
    AtMost(most),
  );

function described(field: Sent, entry: Class): ApiPropertyOptions {
  const about = aboutField(field, 'sent');
  switch (field.kind) {
    case 'line':
    case 'text':
      return { type: String, maxLength: field.max, ...about };
    case 'url':
      return { type: String, maxLength: LIMITS.urlMax, ...about };
    case 'lines':
      return { type: [String], maxItems: field.most, ...about };
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max, ...about };
    case 'load':
      return { type: Number, ...about, minimum: 0, maximum: LIMITS.weightMax, multipleOf: LIMITS.weightStep };
    case 'flag':
      return { type: Boolean, ...(field.isAlwaysThere && { default: false }), ...about };
    case 'list':
      return { type: [entry], maxItems: field.most };
    case 'choices':
      return { ...apiProperty(field, about), maxItems: field.values.length };
    case 'choice':
    case 'reference':
    case 'publication':
    case 'order':
    case 'version':
      return apiProperty(field, about);
  }
}
