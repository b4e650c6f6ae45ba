// An api that runs elsewhere, in the place of the one in this process: for a document server of its own, and for development.
// What the browser asks is passed on, so that tokens and cookies work as on one origin.
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { pipeline } from 'node:stream';

/** How old the content version may be that documents are given out by, in milliseconds. */
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
 * @param {string} origin scheme and host
 * @param {(error: Error) => void} onLost told when the api can't be reached, once until it answers again
 */
export function farApi(origin, onLost) {
  const send = origin.startsWith('https:') ? overHttps : overHttp;
  let reached = true;

  const found = () => {
    reached = true;
  };
  function lost(error) {
    if (reached) onLost(error);
    reached = false;
  }

  async function ask(path, init = {}, patience = PATIENCE_MS) {
    const signals = [init.signal, AbortSignal.timeout(patience)].filter(Boolean);
    try {
      return await fetch(`${origin}/api${path}`, { ...init, signal: AbortSignal.any(signals) });
    } catch (error) {
      if (!init.signal?.aborted) lost(error.cause ?? error);
      throw error;
    }
  }

  return {
    handle(request, response) {
      const { method, headers, url } = request;
      const passedOn = send(origin + url, { method, headers: { ...headers, host: new URL(origin).host } });
      passedOn.on('response', (answer) => {
        found();
        response.writeHead(answer.statusCode, answer.headers);
        pipeline(answer, response, () => undefined);
      });
      passedOn.on('error', (error) => {
        // An api that refuses a body half-way has answered; then the connection may end as it likes.
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
      return (await answer.json()).version;
    }),
    close: () => Promise.resolve(),
  };
}

/**
 * The content version as of half a second ago at most, as long as the api tells it, and then the last one that it told. Right
 * after a change each call has a version of its own: a replica may not have seen the change yet, and what is made of its
 * answers must not be kept.
 * @param {() => Promise<string>} tell asks the api
 */
function contentVersion(tell) {
  let version;
  let changedAt = 0;
  let askedAt = -Infinity;
  let asking;
  let told = true;
  let calls = 0;

  async function look() {
    try {
      const next = await tell();
      if (next !== version) changedAt = performance.now();
      version = next;
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
    // While the api is away nobody waits for it.
    if (told) await asking;
    const settled = version !== undefined && performance.now() - changedAt >= SETTLED_AFTER_MS;
    calls += 1;
    return settled ? version : `${version} ${calls}`;
  };
}
