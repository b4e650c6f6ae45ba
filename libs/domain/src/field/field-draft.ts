import { type ContentName, contentOf, type Fields, type SentValues } from './field.js';
import { typedNumber } from './typed-number.js';

/** A field as a form holds it: numbers as typed, texts never absent. */
type DraftOf<Value> = [Value] extends [number] ? string : [Value] extends [string] ? Value | '' : Value;

type Content<Table> = Pick<SentValues<Table>, ContentName<Table> & keyof SentValues<Table>>;

/** The content of a table as a form holds it. */
export type ContentDraft<Table> = { [Name in keyof Required<Content<Table>>]: DraftOf<NonNullable<Content<Table>[Name]>> };

/** The draft that an edit starts from; given an empty object, that of something new. */
export function contentDraft<Table extends Fields>(table: Table, edited: Partial<Content<Table>>): ContentDraft<Table> {
  const values = edited as Readonly<Record<string, unknown>>;
  const drafts = contentOf(table).map(([name, { kind }]): [name: string, draft: unknown] => {
    const value = values[name];
    if (kind === 'flag') return [name, value ?? false];
    return [name, kind === 'lines' || kind === 'choices' ? (value ?? []) : String(value ?? '')];
  });
  return Object.fromEntries(drafts) as ContentDraft<Table>;
}

/** The draft as it is sent: texts and lines trimmed, empty ones left out unless needed; what isn't a number is NaN, which breaks every rule. */
export function contentInput<Table extends Fields>(table: Table, draft: ContentDraft<Table>): Content<Table> {
  const values = draft as Readonly<Record<string, unknown>>;
  const inputs = contentOf(table).map(([name, { kind, isNeeded }]): [name: string, input: unknown] => {
    const value = values[name];
    if (kind === 'flag') return [name, value || undefined];
    if (kind === 'lines') {
      const lines = (value as string[]).map((line) => line.trim()).filter((line) => line !== '');
      return [name, lines.length > 0 ? lines : undefined];
    }
    if (kind === 'choices') return [name, (value as string[]).length > 0 ? value : undefined];
    if (kind === 'whole' || kind === 'load') return [name, typedNumber(value as string)];
    const text = (value as string).trim();
    return [name, isNeeded ? text : text || undefined];
  });
  return Object.fromEntries(inputs) as Content<Table>;
}
