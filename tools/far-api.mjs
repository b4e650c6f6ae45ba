// An api that runs elsewhere, in the place of the one in this process. What the browser asks is passed on, so that tokens
// and cookies work as on one origin.
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { pipeline } from 'node:stream';

/**
 * @param {string} origin scheme and host
 * @param {(error: Error) => void} onLost told when the api can't be reached, once until it answers again
 */
export function farApi(origin, onLost) {
  const send = origin.startsWith('https:') ? overHttps : overHttp;
  let reached = true;
  let asked = 0;

  const found = () => {
    reached = true;
  };
  function lost(error) {
    if (reached) onLost(error);
    reached = false;
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
        if (!response.destroyed) lost(error);
        response.destroy();
      });
      response.on('close', () => passedOn.destroy());
      request.pipe(passedOn);
    },
    async request(path, init) {
      try {
        const answer = await fetch(`${origin}/api${path}`, init);
        found();
        return answer;
      } catch (error) {
        lost(error.cause ?? error);
        throw error;
      }
    },
    // It doesn't say when its content changes, so no page is kept.
    contentVersion: () => String((asked += 1)),
    sitemapEntries: () => [],
    close: () => Promise.resolve(),
  };
}
