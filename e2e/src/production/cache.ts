import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, request as sendRaw, type Server } from 'node:http';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePorts } from '@wod/testing/ports';
import { Programs, required } from '@wod/testing/programs';
import { startProduct, type Environment, type Product } from '../product/product';
import { ROOT } from './server-process';

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
    await chmod(folder, 0o755);
    const programs = new Programs(folder);
    const [port = 0, inner = 0] = await freePorts(2);
    const { stdout } = await promisify(execFile)(process.execPath, [`${ROOT}tools/gateway-conf.mjs`, 'deploy/cache.conf'], {
      env: {
        CACHE_DIR: folder, CACHE_LOG: join(folder, 'access.log'), CACHE_LISTEN: `127.0.0.1:${port}`, CACHE_INNER: `127.0.0.1:${inner}`,
        CACHE_ORIGIN: `127.0.0.1:${(between.address() as AddressInfo).port}`,
      },
    });
    const conf = join(folder, 'cache.conf');
    await writeFile(conf, stdout);
    await programs.run('check', required('nginx'), ['-t', '-c', conf]);
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
    programs.start('cache', required('nginx'), ['-c', conf]);
    await programs.untilReady('cache', `${cached.address}/robots.txt`);
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
      sendRaw(this.address + path, { method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) }, agent: false }, (answer) => {
        text(answer).then((said) => resolve({
          status: answer.statusCode, headers: answer.headers, body: said, cache: answer.headers['x-cache']?.toString(), reached: this.reached.length - before,
        }), reject);
      }).once('error', reject).end(body);
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
