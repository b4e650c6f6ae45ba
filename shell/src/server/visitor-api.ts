import type { IncomingHttpHeaders } from 'node:http';
import type { Transport } from '@wod/api-client';
import type { Content } from './document-cache';

/** Who asks for a page. */
export interface Visitor {
  readonly headers: IncomingHttpHeaders;
  /** of the visitor, as far as the proxies in front of this server are believed */
  readonly address: string;
}

/** What of the visitor's request the api is told: who asks, and by which id the logs name the request. */
const PASSED_ON = ['cookie', 'x-request-id'];

/** The api while a page is rendered for one visitor. */
export interface VisitorApi {
  /** Asks with the visitor's cookies, as the browser itself would, and in the name of the visitor's address. */
  readonly transport: Transport;
  /** Whether an answer so far was given to this visitor alone: a page that shows it is nobody else's. */
  isPersonal(): boolean;
  /** Whether an answer so far is missing, or may lack what has changed, since whoever gave it doesn't see the database at the moment. */
  isStale(): boolean;
  /** Which content the answers so far were made of: sessions include the library. Undefined when nothing was asked. */
  content(): Content | undefined;
}

export function visitorApi(request: Transport, { headers: asked, address }: Visitor): VisitorApi {
  let personal = false;
  let stale = false;
  let content: Content | undefined;

  function note({ headers, status }: Response) {
    // Said to visitors without a cookie too: what they see isn't what others see.
    personal ||= /(^|,)\s*cookie\s*(,|$)/i.test(headers.get('vary') ?? '');
    stale ||= headers.has('x-content-stale') || status >= 500;
    // What doesn't say what it is made of may be made of everything.
    content = headers.get('x-content') === 'library' ? (content ?? 'library') : 'sessions';
  }

  return {
    isPersonal: () => personal,
    isStale: () => stale,
    content: () => content,
    async transport(path, init = {}) {
      const headers = new Headers(init.headers);
      for (const name of PASSED_ON) {
        const value = asked[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      headers.set('x-forwarded-for', address);
      try {
        const answer = await request(path, { ...init, headers });
        note(answer);
        return answer;
      } catch (error) {
        stale = true;
        throw error;
      }
    },
  };
}
