import { LRUCache } from 'lru-cache';

/** Of each kind, in bytes: enough for the whole catalogue. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A character of the key takes two bytes, and what is written about as much as its record. */
const BYTES_PER_CHARACTER = 4;

/** Remembers what was written from each record, by all that the record says. */
export const forServer =
  () =>
  <Record, Text extends object>(write: (record: Record) => Text) => {
    const written = new LRUCache<string, Text>({ maxSize: MAX_BYTES, sizeCalculation: (_text, key) => BYTES_PER_CHARACTER * key.length });
    return (record: Record): Text => {
      const key = JSON.stringify(record);
      const known = written.get(key);
      if (known) return known;
      const text = write(record);
      written.set(key, text);
      return text;
    };
  };
