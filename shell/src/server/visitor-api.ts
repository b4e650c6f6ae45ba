import type { IncomingHttpHeaders } from 'node:http';
import type { ApiAnswer, Transport } from '@wod/api-client';
import type { Content } from './document-cache';

/** Who asks for a page. */
export interface Visitor {
  readonly headers: IncomingHttpHeaders;
  /** of the visitor, as far as the proxies in front of this server are trusted */
  readonly address: string;
}

/** What the api is told of the visitor's request: who asks, and the id that names the request in the logs. */
const PASSED_ON = ['cookie', 'x-request-id'];

/** The api while a page is rendered for one visitor. */
export interface VisitorApi {
  /** Asks with the visitor's cookies, as the browser itself would, and in the name of the visitor's address. */
  readonly transport: Transport;
  /** Whether an answer so far was meant for this visitor alone: nobody else may get a page that shows it. */
  isPersonal(): boolean;
  /** Whether an answer so far is missing, or may be stale because the api that gave it can't see the database at the moment. */
  isStale(): boolean;
  /** Which content the answers so far were made from: sessions include the library. Undefined when nothing was asked. */
  content(): Content | undefined;
}

/** The api as a visitor asks it, noting what a document that is made from its answers depends on. */
export function visitorApi(request: Transport, { headers: asked, address }: Visitor): VisitorApi {
  let personal = false;
  let stale = false;
  let content: Content | undefined;

  function note({ headers, status }: ApiAnswer) {
    // Said to visitors without a cookie too: what they see isn't what others see.
    personal ||= /(^|,)\s*cookie\s*(,|$)/i.test(headers.get('vary') ?? '');
    stale ||= headers.has('x-content-stale') || status >= 500;
    // An answer that doesn't say what it was made from may be made from everything.
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
