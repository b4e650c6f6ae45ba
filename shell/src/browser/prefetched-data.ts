/** How long what was loaded ahead stays good. */
const LIFETIME_MS = 60_000;

interface Kept {
  readonly until: number;
  readonly result: Promise<unknown>;
}

const isFailure = (result: unknown) => ((result as { init?: { status?: number } | null } | null)?.init?.status ?? 200) >= 400;

/** What loaders returned ahead of the visitor's choice, each for one use within a minute. Failures aren't kept. */
export class PrefetchedData {
  private readonly kept = new Map<string, Kept>();

  /**
   * Loads ahead, unless that has been done.
   * @param key names the route and the address
   * @returns whether there is an answer to take
   */
  async keep(key: string, load: () => Promise<unknown>): Promise<boolean> {
    for (const old of this.kept.keys()) if (!this.fresh(old)) this.kept.delete(old);
    const entry = this.kept.get(key) ?? { until: performance.now() + LIFETIME_MS, result: load() };
    this.kept.set(key, entry);
    const good = await entry.result.then(
      (answer) => !isFailure(answer),
      () => false,
    );
    if (!good && this.kept.get(key) === entry) this.kept.delete(key);
    return good;
  }

  /** @returns what was loaded ahead or is on its way, and forgets it; undefined where there is nothing */
  take(key: string): Promise<unknown> | undefined {
    const entry = this.fresh(key);
    this.kept.delete(key);
    return entry?.result;
  }

  /** For when the content has changed, or who may see it. */
  clear(): void {
    this.kept.clear();
  }

  private fresh(key: string): Kept | undefined {
    const entry = this.kept.get(key);
    return entry && entry.until > performance.now() ? entry : undefined;
  }
}
