import { EXERCISE_FIELDS } from '../exercise/exercise-fields.js';
import { type ContentField, contentOf, type Fields } from '../field/field.js';
import { LIMITS } from '../limits.js';
import { UNPUBLISHED } from '../text/publication.js';
import { WOD_ENTRY_FIELDS, WOD_FIELDS } from '../wod/wod-fields.js';
import { CONTENT_LICENCE, TRANSFER_FORMAT, TRANSFER_LIMITS, TRANSFER_VERSION } from './transfer-limits.js';

type Schema = Record<string, unknown>;

/** The JSON Schema (2020-12) of a library as a file, from the tables of fields. */
export function librarySchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A library of workouts of the day',
    description: `Loads are in kg, distances in metres, moments in UTC. Absent values are left out. Content: ${CONTENT_LICENCE}.`,
    type: 'object',
    required: ['format', 'version', 'wods'],
    properties: {
      format: { const: TRANSFER_FORMAT },
      version: { const: TRANSFER_VERSION },
      licence: { type: 'string', description: 'under which terms the content may be used' },
      exercises: { type: 'array', maxItems: TRANSFER_LIMITS.itemsMax, items: { $ref: '#/$defs/exercise' } },
      wods: { type: 'array', maxItems: TRANSFER_LIMITS.itemsMax, items: { $ref: '#/$defs/wod' } },
      drafts: {
        type: 'array',
        maxItems: TRANSFER_LIMITS.itemsMax,
        items: { $ref: '#/$defs/draft' },
        description: 'WODs that are not public yet: apart from the others, so that nobody who reads those shows one',
      },
    },
    $defs: {
      exercise: thing(EXERCISE_FIELDS, { ...IDENTITY, needsReview: { type: 'boolean', description: 'nobody has reviewed it yet' } }),
      wod: thing(WOD_FIELDS, { ...IDENTITY, exercises: { type: 'array', maxItems: LIMITS.wodEntriesMax, items: { $ref: '#/$defs/entry' } } }),
      draft: { $ref: '#/$defs/wod', properties: { publishAt: PUBLISH_AT }, required: ['publishAt'] },
      entry: thing(
        WOD_ENTRY_FIELDS,
        {
          exercise: {
            type: 'string',
            minLength: 1,
            maxLength: LIMITS.nameMax,
            description: 'the name of an exercise, of the file or of the library',
          },
        },
        ['exercise'],
      ),
    },
  };
}

const IDENTITY: Schema = {
  id: { type: 'string', pattern: '^[0-9A-Za-z-]{1,36}$', description: 'by which it is found again; left out of something new' },
  createdAt: { type: 'string', format: 'date-time', description: 'orders what is new' },
};

const PUBLISH_AT: Schema = {
  title: WOD_FIELDS.publishAt.label,
  anyOf: [{ const: UNPUBLISHED }, { type: 'string', format: 'date-time' }],
  description: `when it becomes public; “${UNPUBLISHED}” until somebody publishes it`,
};

function thing(table: Fields, more: Schema, needed: readonly string[] = []): Schema {
  const content = contentOf(table);
  return {
    type: 'object',
    required: [...needed, ...content.filter(([, field]) => field.isNeeded).map(([name]) => name)],
    properties: { ...more, ...Object.fromEntries(content.map(([name, field]) => [name, property(field)])) },
  };
}

function property(field: ContentField): Schema {
  const about = typeof field.about === 'string' ? field.about : (field.about?.answered ?? field.about?.sent);
  return { title: field.label, ...typeOf(field), ...(about !== undefined && { description: about }) };
}

function typeOf(field: ContentField): Schema {
  switch (field.kind) {
    case 'line':
    case 'text':
      return { type: 'string', ...(field.isNeeded && { minLength: 1 }), maxLength: field.max };
    case 'url':
      return { type: 'string', maxLength: LIMITS.urlMax };
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'load':
      return { type: 'number', minimum: 0, maximum: LIMITS.weightMax, multipleOf: LIMITS.weightStep };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: field.values };
    case 'choices':
      return { type: 'array', uniqueItems: true, items: { type: 'string', enum: field.values } };
    case 'lines':
      return { type: 'array', maxItems: field.most, items: { type: 'string', maxLength: field.max } };
  }
}
