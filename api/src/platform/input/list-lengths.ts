import 'reflect-metadata';

const LENGTHS = Symbol('how many entries the lists of a body have at most');

/** Reads one entry more than a list may have, and drops the rest: enough for the domain's rule to refuse it. */
export const AtMost =
  (most: number): PropertyDecorator =>
  (dto, field) =>
    Reflect.defineMetadata(LENGTHS, { ...lengthsOf(dto), [field]: most }, dto);

/** The body with its lists truncated, before anything is built from their entries. */
export function cutLists(body: object, dto: object): object {
  const cut = Object.entries(lengthsOf(dto)).flatMap(([field, most]): [string, unknown[]][] => {
    const list: unknown = (body as Record<string, unknown>)[field];
    return Array.isArray(list) && list.length > most ? [[field, list.slice(0, most + 1)]] : [];
  });
  return cut.length > 0 ? { ...body, ...Object.fromEntries(cut) } : body;
}

const lengthsOf = (dto: object) => (Reflect.getMetadata(LENGTHS, dto) ?? {}) as Record<string, number>;
