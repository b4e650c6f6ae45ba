import type { IncomingHttpHeaders } from 'node:http';
import type { CdnTimes } from '@wod/domain';
import { cdnHeaders, type Effort, LIBRARY_KEY } from '@wod/serving';
import type { AnswerKeys } from './answer-keys.js';
import { type Freshness, staleHeader } from './freshness.js';

const NOTHING: readonly string[] = [];

/** What is said along with a public answer: that it may be out of date or, otherwise, that a CDN may keep it as it is kept here. */
export class SentAlong {
  private readonly forCdn: readonly string[];

  /** @param times for how long a CDN may keep answers; undefined when it may not */
  constructor(
    private readonly freshness: Freshness,
    private readonly keys: AnswerKeys,
    times: CdnTimes | undefined,
  ) {
    this.forCdn = times ? Object.entries(cdnHeaders(times, [LIBRARY_KEY])).flat() : NOTHING;
  }

  /** A CDN keeps the first answer that it gets. */
  get effortAtFirst(): Effort {
    return this.forCdn === NOTHING ? 'quick' : 'small';
  }

  /**
   * A request with a token gets no answer that a CDN may keep: the admin has to see what was just saved.
   * @returns alternating names and values
   */
  headers(url: string, asked: IncomingHttpHeaders, isKept: boolean): readonly string[] {
    const stale = staleHeader(this.freshness);
    if (stale.length > 0 || !isKept || this.forCdn === NOTHING) return stale;
    return asked.authorization === undefined && this.keys.coverAll(url) ? this.forCdn : NOTHING;
  }
}
