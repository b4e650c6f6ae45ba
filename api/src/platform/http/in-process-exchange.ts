import { IncomingMessage, type IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { IN_PROCESS } from './request-id.js';

/** What is asked for. */
export interface InProcessAsked {
  method: string;
  url: string;
  /** with names in lower case */
  headers: IncomingHttpHeaders;
  body?: string;
}

/** A request that this process makes of itself. */
export class InProcessRequest extends IncomingMessage {
  constructor({ method, url, headers, body }: InProcessAsked) {
    super(Object.defineProperty(new Socket(), 'remoteAddress', { value: IN_PROCESS }));
    this.method = method;
    this.url = url;
    this.httpVersion = '1.1';
    this.httpVersionMajor = 1;
    this.httpVersionMinor = 1;
    this.headers = { host: 'localhost', ...headers };
    if (body !== undefined) {
      this.headers['content-length'] = String(Buffer.byteLength(body));
      this.push(body);
    }
    this.push(null);
  }
}

/** Keeps what would be sent: Fastify's own `inject` leaves all of Node's HTTP server slower (docs/adr/0091). */
export class InProcessResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];

  /** @param onEnd called once: with the body, or without when the answer breaks off */
  constructor(
    request: InProcessRequest,
    private readonly onEnd: (body?: Buffer) => void,
  ) {
    super(request);
    // Node keeps what `writeHead` is given for `getHeaders` only when a header was set before.
    this.setHeader('date', '');
    this.removeHeader('date');
  }

  override write(chunk: string | Buffer): boolean {
    this.sendHead();
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    if (this.finished) return this;
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) this.write(chunk);
    else this.sendHead();
    this.finished = true;
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
      this.onEnd(Buffer.concat(this.chunks));
    });
    return this;
  }

  override destroy(): this {
    if (this.finished) return this;
    this.finished = true;
    process.nextTick(() => {
      this.emit('close');
      this.onEnd();
    });
    return this;
  }

  private sendHead(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }
}
