import type { IncomingHttpHeaders } from 'node:http';
import type { Transport } from '@wod/api-client';

/** What of the visitor's request the api is told: who asks, and by which id the logs name the request. */
const PASSED_ON = ['cookie', 'x-request-id'];

/** The api while a page is rendered for one visitor. */
export interface VisitorApi {
  /** Asks with the visitor's cookies, as the browser itself would. */
  readonly transport: Transport;
  /** Whether an answer so far was given to this visitor alone: a page that shows it is nobody else's. */
  isPersonal(): boolean;
  /** Whether an answer so far may lack what has changed, since whoever gave it doesn't see the database at the moment. */
  isStale(): boolean;
}

/** @param visitor the headers of the visitor's request */
export function visitorApi(request: Transport, visitor: IncomingHttpHeaders): VisitorApi {
  let personal = false;
  let stale = false;
  return {
    isPersonal: () => personal,
    isStale: () => stale,
    async transport(path, init = {}) {
      const headers = new Headers(init.headers);
      for (const name of PASSED_ON) {
        const value = visitor[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const answer = await request(path, { ...init, headers });
      // Said to visitors without a cookie too: what they see isn't what others see.
      personal ||= /(^|,)\s*cookie\s*(,|$)/i.test(answer.headers.get('vary') ?? '');
      stale ||= answer.headers.has('x-content-stale');
      return answer;
    },
  };
}
