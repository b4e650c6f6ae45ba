import { PayloadTooLargeException } from '@nestjs/common';
import type { SharedRun } from '@wod/domain';

/** A shared run as it is kept. */
export interface KeptRun {
  version: number;
  /** of who may change it */
  keyHash: string;
  /** the SharedRun as JSON, as it is answered */
  json: string;
}

/** What has become of a run: its JSON, or undefined when it has ended. */
export type OnChange = (code: string, version: number, json: string | undefined) => void;

/** How many runs are kept, in all processes together. */
export const RUNS_MAX = 2000;
/** Of one run, as JSON: usually one or two KB. With all of them Redis has room for everything that is counted there, which it would forget first. */
const RUN_BYTES_MAX = 30_000;

/** Keeps runs for a day from when they were shared, and tells of each change. */
export abstract class RunStore {
  /** Called with each change of a watched run, in whichever process it was made. */
  onChange: OnChange = () => undefined;

  /** @returns false when the code is taken; a run of the network that has most may leave for it */
  abstract create(code: string, run: KeptRun, network: string): Promise<boolean>;
  abstract get(code: string): Promise<KeptRun | undefined>;
  /** @returns false when another change came first */
  abstract replace(code: string, run: KeptRun): Promise<boolean>;
  abstract remove(code: string): Promise<void>;
  /** Begins and ends that changes of a run are told. */
  abstract watch(code: string): Promise<void>;
  abstract unwatch(code: string): void;
}

/**
 * A shared run as it is kept.
 * @throws PayloadTooLargeException for more than anybody taps in a class, however long the titles of its WODs are
 */
export function keptRun(shared: SharedRun, keyHash: string): KeptRun {
  const json = JSON.stringify(shared);
  if (Buffer.byteLength(json) > RUN_BYTES_MAX) throw new PayloadTooLargeException('The request is too large');
  return { version: shared.version, keyHash, json };
}
