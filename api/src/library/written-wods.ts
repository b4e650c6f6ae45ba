import type { Exercise } from '@wod/domain';
import { ownBytes } from '@wod/serving';
import { LRUCache } from 'lru-cache';
import { toWod, type WodRecord } from './records.js';

/** A few thousand WODs. In bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What a kept WOD takes beside its bytes. */
const ENTRY_BYTES = 300;

/**
 * The JSON of WODs as bytes, kept for those asked for most recently: whole answers are joined from it. A changed WOD has a new record;
 * after a changed exercise everything is written again.
 */
export class WrittenWods {
  private readonly kept = new LRUCache<WodRecord, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length + ENTRY_BYTES });

  constructor(private readonly exerciseOf: (id: string) => Exercise) {}

  /** @returns the JSON of a `Wod` */
  of(record: WodRecord): Buffer {
    const known = this.kept.get(record);
    if (known) return known;
    const written = ownBytes(Buffer.from(JSON.stringify(toWod(record, this.exerciseOf))));
    this.kept.set(record, written);
    return written;
  }
}
