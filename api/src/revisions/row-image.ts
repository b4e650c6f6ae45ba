import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** The values of a row that aren't absent, by column; as JSON, moments are ISO 8601. */
export type RowImage = Readonly<Record<string, unknown>>;

const columnsOf = (manager: EntityManager, entity: EntityTarget<ObjectLiteral>): ColumnMetadata[] => manager.dataSource.getMetadata(entity).columns;

/** The image of a row as it is. */
export function imageOf<Row extends ObjectLiteral>(manager: EntityManager, entity: EntityTarget<Row>, row: Row): RowImage {
  const values = columnsOf(manager, entity).map(({ propertyName }) => [propertyName, row[propertyName] as unknown] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null && value !== undefined));
}

/**
 * The row of an image, which may be older than the table. Of the columns that were added since, those that may be null are absent, and the
 * others are left out; columns that were removed are left out too.
 */
export function rowOf<Row extends ObjectLiteral>(manager: EntityManager, entity: EntityTarget<Row>, image: RowImage): Row {
  const row: Record<string, unknown> = {};
  for (const { propertyName, isNullable, type } of columnsOf(manager, entity)) {
    const value = image[propertyName];
    if (value !== undefined) row[propertyName] = type === 'datetime' ? new Date(value as string | Date) : value;
    else if (isNullable) row[propertyName] = null;
  }
  return row as Row;
}
