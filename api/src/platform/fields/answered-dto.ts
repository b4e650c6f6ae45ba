import { ApiProperty, type ApiPropertyOptions, ApiPropertyOptional } from '@nestjs/swagger';
import type { AnsweredValues, Field, Fields, ListName, OptionalListName, PartName } from '@wod/domain';
import { aboutField, apiProperty, type Class } from './api-property.js';

type NestedName<Table> = ListName<Table> | PartName<Table>;

/**
 * The class that describes a table in answers.
 * @param nested the class of each of its parts, and of the entries of each of its lists
 */
export function answeredDto<Table extends Fields, Nested extends Record<NestedName<Table>, Class>>(table: Table, nested: Nested) {
  class AnsweredDto {}
  for (const [name, field] of Object.entries(table)) {
    (isAlwaysThere(field) ? ApiProperty : ApiPropertyOptional)(described(field, nested[name as NestedName<Table>]))(AnsweredDto.prototype, name);
  }
  return AnsweredDto as new () => AnsweredValues<Table> & { [Name in PartName<Table>]: InstanceType<Nested[Name]> } & {
    [Name in Exclude<ListName<Table>, OptionalListName<Table>>]: InstanceType<Nested[Name]>[];
  } & { [Name in OptionalListName<Table> & ListName<Table>]?: InstanceType<Nested[Name]>[] };
}

const isAlwaysThere = (field: Field): boolean => (field.kind === 'list' && !field.isOptional) || 'isNeeded' in field || 'isAlwaysThere' in field;

function described(field: Field, nested: Class): ApiPropertyOptions {
  if (field.kind === 'list') return { type: [nested] };
  if (field.kind === 'part') return { type: nested };
  return { ...apiProperty(field, aboutField(field, 'answered')), ...(field.kind === 'order' && { minimum: 1 }) };
}
