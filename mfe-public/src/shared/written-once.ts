import { forServer } from './written-once-for-server';

/**
 * Writes what pages say of a record. On the server it is written once for as long as the record stays the same: a WOD is on many pages, and
 * every change of the library makes all of them anew. So what is returned must not be changed.
 */
export const writtenOnce = <Record, Text extends object>(write: (record: Record) => Text): ((record: Record) => Text) =>
  forServer()?.(write) ?? write;
