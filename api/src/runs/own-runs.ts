import { Injectable } from '@nestjs/common';
import { KEPT } from '@wod/domain';
import { whatLeaves } from '@wod/serving';
import { type KeptRun, RunStore, RUNS_MAX } from './run-store.js';

const KEPT_MS = KEPT.sharedClockHours * 3_600_000;

interface Place {
  readonly code: string;
  readonly network: string;
  /** by the steady clock, which nobody sets */
  readonly endsAt: number;
  run: KeptRun;
}

/** Runs in the memory of the one process. */
@Injectable()
export class OwnRuns extends RunStore {
  /** By age, the oldest first. */
  private readonly places = new Map<string, Place>();

  async create(code: string, run: KeptRun, network: string): Promise<boolean> {
    for (const { code: old, endsAt } of this.places.values()) {
      if (endsAt > performance.now()) break;
      this.end(old);
    }
    if (this.places.has(code)) return false;
    if (this.places.size >= RUNS_MAX) this.end(whatLeaves([...this.places.values()], network).code);
    this.places.set(code, { code, network, run, endsAt: performance.now() + KEPT_MS });
    return true;
  }

  async get(code: string): Promise<KeptRun | undefined> {
    const place = this.places.get(code);
    if (place && place.endsAt <= performance.now()) this.end(code);
    return this.places.get(code)?.run;
  }

  async replace(code: string, run: KeptRun): Promise<boolean> {
    const place = this.places.get(code);
    if (place?.run.version !== run.version - 1) return false;
    place.run = run;
    this.onChange(code, run.version, run.json);
    return true;
  }

  async remove(code: string): Promise<void> {
    this.end(code);
  }

  async watch(): Promise<void> {
    // All changes are made here.
  }

  unwatch(): void {
    // The same.
  }

  private end(code: string): void {
    if (this.places.delete(code)) this.onChange(code, Infinity, undefined);
  }
}
