import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { ContentVersion } from '@wod/domain';
import { type ApiAnswer, inProcess } from './platform/answers/in-process.js';
import { isDatabaseAway, isRefused } from './platform/database/database-errors.js';
import type { Environment } from './platform/environment/environment.js';
import type { HttpServerOptions } from './platform/http/http-server.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { Metrics } from './platform/metrics/metrics.js';
import { serveMetrics } from './platform/metrics/metrics-server.js';
import type { LogTarget } from './platform/process/standard-output.js';
import { type App, startReadyApp, type StartOptions } from './ready-app.js';
import { startWaitingApp } from './waiting-app.js';

const START_AGAIN_MS = 1000;

/** The running api. */
export interface Api {
  /** Answers everything under /api, whichever server received the request. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Calls the api without the network. The path is relative to /api; the answer is the one that HTTP would give. An
   * X-Request-Id header becomes the id of this request too.
   */
  request(path: string, init?: RequestInit): Promise<ApiAnswer>;
  /** The versions of the public content, one for each kind. */
  contentVersion(): ContentVersion;
  /** Resolves once the library is loaded, which with MySQL may be after the start. */
  readonly ready: Promise<void>;
  /** What METRICS_PORT serves; a document server in the same process adds its own. Absent without METRICS_PORT. */
  readonly metrics?: Registry;
  /** Lets running requests finish, then closes the database. */
  close(): Promise<void>;
}

export interface ApiOptions {
  /** Called during a start with each sentence for the console: what takes long, and the first admin's password, if it was generated. */
  onProgress?(sentence: string): void;
  /** Called when something goes wrong on the metrics port. */
  warn?: HttpServerOptions['warn'];
  /** Where the log goes instead of standard output. */
  logTarget?: LogTarget;
}

/**
 * Starts the api. It also resolves while MySQL is unavailable: the api then reports that it is alive, answers 503 to everything
 * else, and becomes ready by itself.
 * @throws Error with the reason when it can't start
 */
export async function createApi(environment: Environment, options: ApiOptions = {}): Promise<Api> {
  const { metricsPort, host, site } = environment;
  const { warn = () => undefined } = options;
  const metrics = metricsPort === undefined ? undefined : new Metrics();
  const metricsServer =
    metrics && metricsPort !== undefined
      ? await serveMetrics(metrics.registry, metricsPort, host, { headers: securityHeaders(site), warn })
      : undefined;
  try {
    const current = await CurrentApp.start(environment, { ...options, metrics });
    return apiOf(current, metrics?.registry, async () => {
      await current.close();
      await metricsServer?.stop(0);
    });
  } catch (error) {
    await metricsServer?.stop(0);
    throw error;
  }
}

/** The app that currently answers: the ready one or, until MySQL can be reached, a stand-in that says so. */
class CurrentApp {
  private readonly closing = new AbortController();
  private reason = '';
  /** Resolves when the library is loaded. */
  ready = Promise.resolve();

  private constructor(public app: App) {}

  static async start(environment: Environment, options: StartOptions): Promise<CurrentApp> {
    try {
      return new CurrentApp(await startReadyApp(environment, options));
    } catch (error) {
      const cause = (error as Error).cause ?? error;
      if (environment.embedded || !isDatabaseAway(cause) || isRefused(cause)) throw error;
      const current = new CurrentApp(await startWaitingApp(environment, options));
      current.waitBecauseOf(error);
      options.onProgress?.('Waiting for the database, which does not answer yet');
      current.ready = current.startAgain(() => startReadyApp(environment, options));
      return current;
    }
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.app.close();
  }

  /** Retries and logs even failures that waiting can't fix: by now nobody is watching to read why a process ended. */
  private async startAgain(start: () => Promise<App>): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await wait(START_AGAIN_MS, undefined, { signal: this.closing.signal });
        const started = await start();
        if (this.closing.signal.aborted) {
          await started.close();
        } else {
          this.app = started;
          return started.fastify.log.warn('The database answers, and the library is ready');
        }
      } catch (error) {
        if (!this.closing.signal.aborted) this.waitBecauseOf(error);
      }
    }
    // Closed in the meantime: it never becomes ready.
    return new Promise(() => undefined);
  }

  private waitBecauseOf(error: unknown): void {
    const { message } = error as Error;
    if (message !== this.reason) this.app.fastify.log.warn(`${message}. It is tried again every second`);
    this.reason = message;
  }
}

const NO_CONTENT: ContentVersion = { library: '', sessions: '' };

function apiOf(current: CurrentApp, metrics: Registry | undefined, close: () => Promise<void>): Api {
  return {
    handle(request, response) {
      const { kept, fastify } = current.app;
      if (!kept?.answer(request, response)) fastify.routing(request, response);
    },
    request: (path, init) => inProcess(current.app.fastify, current.app.kept, `/api${path}`, init),
    contentVersion: () => current.app.contentVersion?.() ?? NO_CONTENT,
    ready: current.ready,
    metrics,
    close,
  };
}
