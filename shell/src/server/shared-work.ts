interface UnderWay<Result> {
  result: Promise<Result>;
  nobodyWaits: AbortController;
  waiting: number;
}

/** Work that is done once for all who want the same at the same time, and given up when the last of them has left. */
export class SharedWork<Result> {
  private readonly underWay = new Map<string, UnderWay<Result>>();

  /**
   * @param key the same for the same work
   * @param left aborted when the caller has left
   * @param work is given a signal that is aborted when nobody waits for its result any more
   * @returns what the work results in
   * @throws what the work throws; the reason of `left` as soon as that is aborted
   */
  async run(key: string, left: AbortSignal, work: (nobodyWaits: AbortSignal) => Promise<Result>): Promise<Result> {
    left.throwIfAborted();
    const shared = this.underWay.get(key) ?? this.begin(key, work);
    shared.waiting += 1;
    return new Promise<Result>((resolve, reject) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          if (this.underWay.get(key) === shared) this.underWay.delete(key);
          shared.nobodyWaits.abort(left.reason);
        }
        reject(left.reason as Error);
      };
      left.addEventListener('abort', leave, { once: true });
      void shared.result.then(resolve, reject).finally(() => left.removeEventListener('abort', leave));
    });
  }

  private begin(key: string, work: (nobodyWaits: AbortSignal) => Promise<Result>): UnderWay<Result> {
    const nobodyWaits = new AbortController();
    const shared: UnderWay<Result> = { result: work(nobodyWaits.signal), nobodyWaits, waiting: 0 };
    const end = () => {
      if (this.underWay.get(key) === shared) this.underWay.delete(key);
    };
    this.underWay.set(key, shared);
    shared.result.then(end, end);
    return shared;
  }
}
