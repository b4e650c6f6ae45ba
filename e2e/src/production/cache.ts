import { createServer, type IncomingHttpHeaders, request as sendRaw, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { freePorts } from '@wod/testing/ports';
import { Programs } from '@wod/testing/programs';
import { startProduct, type Environment, type Product } from '../product/product';
import { startCache } from './nginx';

/** A request that reached the product. */
export interface Reached {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** what nginx says about its cache */
  readonly cache: string | undefined;
  /** how many requests it took to the product */
  readonly reached: number;
}

/** nginx with deploy/cache.conf in front of a product of its own. What nginx asks the product passes through here. */
export class CachedProduct {
  /** what has reached the product, but for the version of the library, which nginx asks for once a second */
  readonly reached: Reached[] = [];
  /** Paths that reach the product only once `release` is called. */
  held: RegExp | undefined;
  private readonly waiting: (() => void)[] = [];

  private constructor(
    private readonly product: Product,
    private readonly between: Server,
    private readonly programs: Programs,
    /** where nginx answers */
    readonly address: string,
  ) {}

  /** @param environment of the product */
  static async start(environment: Environment): Promise<CachedProduct> {
    const product = await startProduct(environment);
    const between = createServer().listen(0, '127.0.0.1');
    const folder = await mkdtemp(join(tmpdir(), 'wod-cache-'));
    const programs = new Programs(folder);
    const [port = 0, inner = 0] = await freePorts(2);
    const cached = new CachedProduct(product, between, programs, `http://127.0.0.1:${port}`);
    between.on('request', (request, response) => {
      const { method, url = '', headers } = request;
      if (url !== '/api/content-version') cached.reached.push({ method, url, headers });
      const pass = () => {
        const passed = sendRaw(product.address + url, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          pipeline(answer, response, () => undefined);
        });
        passed.once('error', () => response.destroy());
        request.pipe(passed);
      };
      if (cached.held?.test(url)) cached.waiting.push(pass);
      else pass();
    });
    await startCache(programs, { port, inner, origin: `127.0.0.1:${(between.address() as AddressInfo).port}` });
    return cached;
  }

  release(): void {
    this.held = undefined;
    for (const pass of this.waiting.splice(0)) pass();
  }

  /** Asks on a connection of its own, with these headers only. */
  async ask(path: string, headers: Record<string, string> = {}, { method = 'GET', body = '' } = {}): Promise<Answer> {
    const before = this.reached.length;
    return new Promise((resolve, reject) => {
      sendRaw(
        this.address + path,
        { method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) }, agent: false },
        (answer) => {
          text(answer).then(
            (said) =>
              resolve({
                status: answer.statusCode,
                headers: answer.headers,
                body: said,
                cache: answer.headers['x-cache']?.toString(),
                reached: this.reached.length - before,
              }),
            reject,
          );
        },
      )
        .once('error', reject)
        .end(body);
    });
  }

  /** The product can't be reached any more. */
  async lose(): Promise<void> {
    this.between.closeAllConnections();
    await new Promise((resolve) => this.between.close(resolve));
  }

  async close(): Promise<void> {
    await this.programs.close();
    this.between.closeAllConnections();
    this.between.close();
    await this.product.close();
    await rm(this.programs.folder, { recursive: true });
  }
}
