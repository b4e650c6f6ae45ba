// An api that runs elsewhere, instead of the one in this process: for a document server of its own, and for development.
// The browser's requests are passed on, so that tokens and cookies work as on one origin.
import { type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http';
import { request as overHttps } from 'node:https';
import { pipeline } from 'node:stream';
import type { ContentVersion } from '@wod/domain';
import type { DocumentApi } from './document-api.js';

/** How old the content version by which documents are reused may be, in milliseconds. */
const ASK_EVERY_MS = 500;

/**
 * How long after a change a replica may still answer without it, in milliseconds: one that has not seen the database for two
 * seconds says so with `x-content-stale`.
 */
const SETTLED_AFTER_MS = 3000;

/** How long an answer may take, in milliseconds. */
const PATIENCE_MS = 10_000;
const VERSION_PATIENCE_MS = 1000;

/**
 * @param origin scheme and host
 * @param onLost called when the api can't be reached, once until it answers again
 */
export function farApi(origin: string, onLost: (error: Error) => void): DocumentApi {
  const send = origin.startsWith('https:') ? overHttps : overHttp;
  const { host } = new URL(origin);
  let reached = true;

  const found = () => {
    reached = true;
  };
  function lost(error: Error): void {
    if (reached) onLost(error);
    reached = false;
  }

  async function ask(path: string, init: RequestInit = {}, patience = PATIENCE_MS): Promise<Response> {
    const signals = [init.signal, AbortSignal.timeout(patience)].filter((signal) => signal != null);
    try {
      return await fetch(`${origin}/api${path}`, { ...init, signal: AbortSignal.any(signals) });
    } catch (error) {
      if (!init.signal?.aborted) lost(((error as Error).cause ?? error) as Error);
      throw error;
    }
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      const { method, headers, url } = request;
      const passedOn = send(origin + url, { method, headers: { ...headers, host } });
      passedOn.on('response', (answer) => {
        found();
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, response, () => undefined);
      });
      passedOn.on('error', (error) => {
        // An api that refuses a body halfway has answered; after that it doesn't matter how the connection ends.
        if (response.destroyed || response.headersSent) return;
        lost(error);
        response.destroy();
      });
      response.on('close', () => passedOn.destroy());
      request.pipe(passedOn);
    },
    async request(path, init) {
      const answer = await ask(path, init);
      found();
      return answer;
    },
    contentVersion: contentVersion(async () => {
      const answer = await ask('/content-version', {}, VERSION_PATIENCE_MS);
      if (!answer.ok) throw new Error(`the content version is answered with ${answer.status}`);
      // An api of the previous version has one for everything.
      const { version = '', library = version, sessions = library } = (await answer.json()) as Partial<ContentVersion> & { version?: string };
      return { library, sessions };
    }),
    close: () => Promise.resolve(),
  };
}

/**
 * The versions of both kinds of content, at most half a second old while the api tells them, and otherwise the last that it told.
 * Right after a change each call gets a version of its own for what has changed: a replica may not have seen the change yet, and
 * what is made from its answers must not be kept.
 * @param tell asks the api
 */
function contentVersion(tell: () => Promise<ContentVersion>): () => Promise<ContentVersion> {
  const library = versionOfOneKind();
  const sessions = versionOfOneKind();
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;
  let told = true;

  async function look(): Promise<void> {
    try {
      const next = await tell();
      library.note(next.library);
      sessions.note(next.sessions);
      told = true;
    } catch {
      told = false;
    }
    asking = undefined;
  }

  return async () => {
    const now = performance.now();
    if (!asking && now - askedAt >= ASK_EVERY_MS) {
      askedAt = now;
      asking = look();
    }
    // While the api is away, requests aren't kept waiting.
    if (told) await asking;
    return { library: library.now(), sessions: sessions.now() };
  };
}

function versionOfOneKind() {
  let version: string | undefined;
  let changedAt = 0;
  let calls = 0;
  return {
    note(next: string): void {
      if (next !== version) changedAt = performance.now();
      version = next;
    },
    now(): string {
      const settled = performance.now() - changedAt >= SETTLED_AFTER_MS;
      calls += 1;
      return version !== undefined && settled ? version : `${version} ${calls}`;
    },
  };
}
