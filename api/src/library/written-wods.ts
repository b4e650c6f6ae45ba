import type { Exercise } from '@wod/domain';
import { ownBytes } from '@wod/serving';
import { LRUCache } from 'lru-cache';
import { toWod, type WodRecord } from './records.js';

/** A few thousand WODs. In bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What a kept WOD takes beside its bytes. */
const ENTRY_BYTES = 300;

const sizeOf = ({ length }: { length: number }): number => length + ENTRY_BYTES;

/**
 * The JSON of WODs as bytes, kept for those asked for most recently: whole answers are joined from it. A changed WOD has a new record;
 * after a changed exercise everything is written again.
 */
export class WrittenWods {
  private readonly kept = new LRUCache<WodRecord, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

  constructor(private readonly exerciseOf: (id: string) => Exercise) {}

  /** @returns the JSON of a `Wod` */
  of(record: WodRecord): Buffer {
    return this.kept.get(record) ?? this.keep(record, this.json(record));
  }

  /**
   * The same for one of a long list, as text unless it is kept. It is kept while there is room: a thousand of them would push out what visitors
   * look at, and be pushed out by the next thousand before anybody asks for them again.
   */
  ofMany(record: WodRecord): Buffer | string {
    const known = this.kept.get(record);
    if (known) return known;
    const json = this.json(record);
    return this.kept.calculatedSize + sizeOf(json) <= MAX_BYTES ? this.keep(record, json) : json;
  }

  private json(record: WodRecord): string {
    return JSON.stringify(toWod(record, this.exerciseOf));
  }

  private keep(record: WodRecord, json: string): Buffer {
    const written = ownBytes(Buffer.from(json));
    this.kept.set(record, written);
    return written;
  }
}
