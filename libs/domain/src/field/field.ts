/*
 * Each shape is defined by one table of fields. Its wire types, rules, DTOs and their description, columns, read model rows and form
 * drafts follow from it.
 */

/** The description of a field: one for both directions, or separate ones for what is sent and what is answered. */
type About = string | { readonly sent?: string; readonly answered?: string };

interface Described {
  readonly about?: About;
  /** Also on a WOD's board, as training sessions show it. */
  readonly isOnBoard?: true;
  /** Also in the index that WODs are picked from. */
  readonly isInIndex?: true;
}

interface Sent extends Described {
  /** What problems call it. */
  readonly label: string;
  /** Must be sent, and is in every answer. */
  readonly isNeeded?: true;
  /** In every answer, although it needn't be sent. */
  readonly isAlwaysThere?: true;
}

/** What people enter: it is sent, stored in a column and answered. */
export type ContentField = Sent &
  /** `line` has no line breaks. */
  (
    | { readonly kind: 'line' | 'text'; readonly max: number }
    | { readonly kind: 'url' }
    | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly unit?: string }
    /** kg */
    | { readonly kind: 'load' }
    /** Absent, it is stored as null, or as false if marked so. */
    | { readonly kind: 'flag'; readonly isFalseWhenAbsent?: true }
    /** `name` is what the api's description calls the enumeration. */
    | { readonly kind: 'choice'; readonly values: readonly string[]; readonly name: string }
    /** Several of the values, each once. */
    | { readonly kind: 'choices'; readonly values: readonly string[]; readonly name: string }
    /** Several lines, such as the names that something goes by. */
    | { readonly kind: 'lines'; readonly most: number; readonly max: number }
  );

/** What links a thing to others: whoever stores it knows how. */
type LinkField =
  | (Sent & { readonly kind: 'reference' | 'order' | 'version' | 'publication' })
  | (Described & {
      readonly kind: 'list';
      readonly label: string;
      readonly one: string;
      readonly most: number;
      readonly tooMany: string;
      /** Needn't be sent, and is left out of answers when it is empty. */
      readonly isOptional?: true;
    });

/** What only the server sets: answered, never sent. */
type ServerField =
  | (Described & { readonly kind: 'id' | 'placeId' | 'moment'; readonly by: 'server'; readonly isAlwaysThere: true })
  | (Described & { readonly kind: 'part'; readonly by: 'server'; readonly isAlwaysThere: true })
  | (Described & { readonly kind: 'count' | 'mark'; readonly by: 'server' });

export type Field = ContentField | LinkField | ServerField;
export type Fields = Readonly<Record<string, Field>>;

/** The names of the fields of a table that have a trait. */
type NamesWith<Table, Trait> = { [Name in keyof Table]: Table[Name] extends Trait ? Name : never }[keyof Table];

interface Values {
  line: string;
  text: string;
  url: string;
  reference: string;
  id: string;
  placeId: string;
  moment: string;
  publication: string;
  whole: number;
  load: number;
  order: number;
  version: number;
  count: number;
  flag: boolean;
  mark: boolean;
  lines: string[];
}

type ValueOf<F> = F extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : F extends { kind: 'choices'; values: readonly (infer Value)[] }
    ? Value[]
    : F extends { kind: infer Kind extends keyof Values }
      ? Values[Kind]
      : never;

/** The names of the fields that are kept in columns. */
export type ContentName<Table> = Exclude<NamesWith<Table, ContentField>, NamesWith<Table, { by: 'server' }>> & string;

/** Lists and parts are shapes of their own, added by the interface of the enclosing shape. */
export type ListName<Table> = NamesWith<Table, { kind: 'list' }> & string;
/** The lists that may be absent. */
export type OptionalListName<Table> = NamesWith<Table, { kind: 'list'; isOptional: true }> & string;
export type PartName<Table> = NamesWith<Table, { kind: 'part' }> & string;
type Nested<Table> = ListName<Table> | PartName<Table>;
type SentName<Table> = Exclude<keyof Table, NamesWith<Table, { by: 'server' }> | Nested<Table>>;
type NeededName<Table> = NamesWith<Table, { isNeeded: true }>;
type ThereName<Table> = NamesWith<Table, { isNeeded: true } | { isAlwaysThere: true }>;

/** What is sent, without its lists. */
export type SentValues<Table> = {
  -readonly [Name in keyof Table as Name extends SentName<Table> & NeededName<Table> ? Name : never]: ValueOf<Table[Name]>;
} & { -readonly [Name in keyof Table as Name extends Exclude<SentName<Table>, NeededName<Table>> ? Name : never]?: ValueOf<Table[Name]> };

/** What is answered, without its lists and parts. */
export type AnsweredValues<Table> = {
  -readonly [Name in keyof Table as Name extends Exclude<ThereName<Table>, Nested<Table>> ? Name : never]: ValueOf<Table[Name]>;
} & { -readonly [Name in keyof Table as Name extends Exclude<keyof Table, ThereName<Table> | Nested<Table>> ? Name : never]?: ValueOf<Table[Name]> };

/** The names of the fields on the board. */
export type BoardName<Table> = NamesWith<Table, { isOnBoard: true }> & string;
/** The names of the fields in the index. */
export type IndexName<Table> = NamesWith<Table, { isInIndex: true }> & string;

/** Every field has to be named, an absent one as undefined, so that a literal forgets none. */
export type Every<Shape> = { [Name in keyof Required<Shape>]: Shape[Name] };

const CONTENT: Readonly<Record<ContentField['kind'], true>> = {
  line: true,
  text: true,
  url: true,
  whole: true,
  load: true,
  flag: true,
  choice: true,
  choices: true,
  lines: true,
};

/** The content fields, in the order of the table. */
export const contentOf = <Table extends Fields>(table: Table): [name: ContentName<Table>, field: ContentField][] =>
  Object.entries(table).filter(([, { kind }]) => CONTENT[kind as ContentField['kind']]) as [ContentName<Table>, ContentField][];

const namesWith = (table: Fields, trait: string): string[] =>
  Object.entries(table)
    .filter(([, field]) => trait in field)
    .map(([name]) => name);

/** The names of the fields on the board, in the order of the table. */
export const boardOf = <Table extends Fields>(table: Table): BoardName<Table>[] => namesWith(table, 'isOnBoard') as BoardName<Table>[];
/** The names of the fields in the index, in the order of the table. */
export const indexFieldsOf = <Table extends Fields>(table: Table): IndexName<Table>[] => namesWith(table, 'isInIndex') as IndexName<Table>[];

/** The version that an edit names. */
export const VERSION = {
  kind: 'version',
  label: 'Version',
  about: { sent: 'the version that an edit began from; an older one is refused with 409', answered: 'rises with every edit' },
} as const satisfies Field;
export const ID = { kind: 'id', by: 'server', isAlwaysThere: true } as const satisfies Field;
/** Derived from its parent and its place there. */
export const PLACE_ID = { kind: 'placeId', by: 'server', isAlwaysThere: true } as const satisfies Field;
export const MOMENT = { kind: 'moment', by: 'server', isAlwaysThere: true } as const satisfies Field;
export const PART = { kind: 'part', by: 'server', isAlwaysThere: true } as const satisfies Field;
