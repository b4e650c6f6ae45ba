import type { Transport } from '@wod/api-client';

/** The api while a page is rendered for one visitor. */
export interface VisitorApi {
  /** Asks with the visitor's cookies, as the browser itself would. */
  readonly transport: Transport;
  /** Whether an answer so far was given to this visitor alone: a page that shows it is nobody else's. */
  isPersonal(): boolean;
}

/** @param cookie the header of the visitor's request */
export function visitorApi(request: Transport, cookie: string | undefined): VisitorApi {
  let personal = false;
  return {
    isPersonal: () => personal,
    async transport(path, init = {}) {
      const headers = new Headers(init.headers);
      if (cookie !== undefined) headers.set('cookie', cookie);
      const answer = await request(path, { ...init, headers });
      // Said to visitors without a cookie too: what they see isn't what others see.
      personal ||= /(^|,)\s*cookie\s*(,|$)/i.test(answer.headers.get('vary') ?? '');
      return answer;
    },
  };
}
