import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

export type HeaderFields = Readonly<Record<string, string>>;

/** More than any browser or chain of proxies sends. */
const HEADERS_MAX = 100;

/** Messages for a person, used before routing. */
const SENTENCES = {
  400: 'The request could not be understood',
  408: 'The request took too long to arrive',
  411: 'The request does not say how long its body is',
  413: 'The request is too large',
  417: 'The request expects something that is not possible here',
  431: 'The request has too many headers',
  500: 'Something went wrong on our side',
  503: 'Too much is under way. Please try again',
} as const;

export type RefusedStatus = keyof typeof SENTENCES;

const STATUS_OF_CODE: Readonly<Record<string, RefusedStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The status for an error of Node's parser. */
export const statusOf = ({ code = '' }: NodeJS.ErrnoException): RefusedStatus => STATUS_OF_CODE[code] ?? 400;

/** Whether a request's head is ambiguous, so that two proxies could read it differently. @returns the status to refuse it with */
export function headProblem({ rawHeaders, httpVersion }: IncomingMessage): RefusedStatus | undefined {
  if (rawHeaders.length > 2 * HEADERS_MAX) return 431;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1') ? 400 : undefined;
}

function headersOf(status: RefusedStatus, headers: HeaderFields): Record<string, string> {
  const length = String(Buffer.byteLength(SENTENCES[status]));
  return { ...headers, 'content-type': 'text/plain; charset=utf-8', 'content-length': length, connection: 'close' };
}

/** Answers a request that goes no further, and ends its connection. */
export function refuse(response: ServerResponse, status: RefusedStatus, headers: HeaderFields): void {
  response.writeHead(status, headersOf(status, headers)).end(SENTENCES[status]);
}

/** The same as bytes, for input that isn't a request. */
export function refusal(status: RefusedStatus, headers: HeaderFields): string {
  const lines = Object.entries(headersOf(status, headers)).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', SENTENCES[status]].join('\r\n');
}
