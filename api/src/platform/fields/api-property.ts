import type { ApiPropertyOptions } from '@nestjs/swagger';
import type { Field } from '@wod/domain';

export type Class = new () => object;

/** The documentation of a field in one direction, or else just its unit. */
export function aboutField(field: Field, direction: 'sent' | 'answered'): { description?: string } {
  const { about } = field;
  const unit = field.kind === 'load' ? 'kg' : field.kind === 'whole' ? field.unit : undefined;
  const description = (typeof about === 'string' ? about : about?.[direction]) ?? unit;
  return description === undefined ? {} : { description };
}

/** The OpenAPI property of a field, in either direction: its type and its documentation. */
export function apiProperty(field: Exclude<Field, { kind: 'list' | 'part' }>, about: { description?: string }): ApiPropertyOptions {
  switch (field.kind) {
    case 'whole':
    case 'order':
    case 'version':
    case 'count':
      return { type: 'integer', ...about };
    case 'load':
      return { type: Number, ...about };
    case 'flag':
    case 'mark':
      return { type: Boolean, ...about };
    case 'choice':
      return { enum: [...field.values], enumName: field.name, ...about };
    case 'choices':
      return { enum: [...field.values], enumName: field.name, isArray: true, ...about };
    case 'lines':
      return { type: [String], ...about };
    case 'moment':
      return { type: String, format: 'date-time', ...about };
    case 'line':
    case 'text':
    case 'url':
    case 'reference':
    case 'publication':
    case 'id':
    case 'placeId':
      return { type: String, ...about };
  }
}
