import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A drawing takes a tenth of a second. Past this many milliseconds it is given up. */
const MAX_MS = 20_000;

/** The renderer's allocator reads this when it is loaded: what it frees goes back to the system at once. */
process.env.MIMALLOC_PURGE_DELAY ??= '0';

export interface Drawing {
  readonly svg: string;
  /** The only one that texts are drawn in. */
  readonly font: { readonly file: string; readonly family: string };
}

/**
 * Draws in a thread of its own, with which all that the renderer has allocated ends: it keeps an image's pixels, 3 MB, until V8 collects
 * what refers to them, and doesn't give back to the system what another thread than its own frees (ADR 86).
 * @param script path of the built drawing.worker.ts
 * @returns a PNG of the size that the SVG states
 * @throws Error when the SVG can't be drawn, or not in time
 */
export async function drawImage(script: string, drawing: Drawing): Promise<Buffer> {
  const thread = new Worker(script, { workerData: drawing });
  thread.unref();
  const overdue = setTimeout(() => void thread.terminate(), MAX_MS);
  let png: Uint8Array | undefined;
  thread.once('message', (drawn: Uint8Array) => {
    png = drawn;
  });
  try {
    await once(thread, 'exit');
  } finally {
    clearTimeout(overdue);
  }
  if (!png) throw new Error('The image was not drawn in time.');
  return Buffer.from(png.buffer);
}
