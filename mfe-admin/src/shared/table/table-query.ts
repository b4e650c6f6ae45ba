/** The value of an address parameter, if it is one of those that a table knows. */
export const oneOf = <Value extends string>(values: readonly Value[], params: URLSearchParams, name: string): Value | undefined =>
  values.find((value) => value === params.get(name));

/** The size of a page in an address, if it is one of those offered. */
export const sizeOf = (sizes: readonly number[], params: URLSearchParams): number | undefined =>
  sizes.find((size) => String(size) === params.get('show'));

/** How a table is sorted; each column has its own usual direction. */
export interface Sorting<Column extends string> {
  sort: Column | undefined;
  /** Turned around. */
  reversed?: boolean;
}

/** What pressing the heading of a column makes of it: the second time the other way round. */
export const sortedBy = <Column extends string>({ sort, reversed }: Sorting<Column>, column: Column): Sorting<Column> => ({
  sort: column,
  reversed: (sort === column && !reversed) || undefined,
});

/** For the heading of a column. @param usual its direction unless it is turned around */
export function sortedAs<Column extends string>(
  { sort, reversed = false }: Sorting<Column>,
  column: Column,
  usual: 'ascending' | 'descending' = 'ascending',
) {
  if (sort !== column) return undefined;
  return reversed === (usual === 'ascending') ? 'descending' : 'ascending';
}

/** The columns that sort a table, each with its direction unless it is turned around. */
export type SortColumns<Column extends string> = Readonly<Record<Column, { label: string; usual?: 'descending' }>>;

/** How a table is sorted, in words; undefined where something else sorts it. */
export function orderText<Column extends string>(columns: SortColumns<Column>, sorting: Sorting<Column>): string | undefined {
  if (sorting.sort === undefined) return undefined;
  const { label, usual } = columns[sorting.sort];
  return `sorted by ${label}, ${sortedAs(sorting, sorting.sort, usual)}`;
}
