import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BoardChoice, boardChoiceCookie, changedChoice, readBoardChoice } from '@wod/domain';
import { parseCookie } from 'cookie';

/** What a visitor's cookies say; the usual choice where they say nothing. */
export const boardChoiceOf = ({ headers }: Pick<IncomingMessage, 'headers'>): BoardChoice => readBoardChoice(parseCookie(headers.cookie ?? ''));

/** Remembers what a form of this site has sent, and redirects back to its page. */
export function rememberChoice({ searchParams }: URL, request: IncomingMessage, response: ServerResponse, origin: string): void {
  if ((request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin') {
    const choice = changedChoice(boardChoiceOf(request), { unit: searchParams.get('unit'), level: searchParams.get('level') });
    response.setHeader('set-cookie', boardChoiceCookie(choice, origin));
  }
  response.writeHead(303, { location: pageBefore(request), 'cache-control': 'no-store' }).end();
}

/** The page of this site that the visitor comes from. It never leads to another site, whatever a path looks like. */
function pageBefore({ headers: { referer = '', host } }: IncomingMessage): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  return page?.host === host && page && !page.pathname.startsWith('//') ? page.pathname + page.search : '/';
}
