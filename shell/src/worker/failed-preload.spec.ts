import { failWithPreload } from './failed-preload';

/** A visit as a worker gets it: the preload is the browser's own, on its prototype. */
const visitWith = (answer: Promise<Response | undefined>) =>
  new (class {
    get preloadResponse() {
      return answer;
    }
  })();

const page = { type: 'basic', status: 200 } as Response;

it.each([
  ['an answer', page],
  ['none, where it is off', undefined],
])('leaves %s as it is', async (_, answer) => {
  const visit = visitWith(Promise.resolve(answer));
  failWithPreload(visit);
  await expect(visit.preloadResponse).resolves.toBe(answer);
});

it.each([
  ['answered with an error, as by Firefox', () => Promise.resolve({ type: 'error', status: 0 } as Response)],
  ['rejected, as by Chromium', () => Promise.reject(new Error('The service worker navigation preload request failed with a network error.'))],
])('fails where the network does: %s', async (_, answer) => {
  const visit = visitWith(answer());
  failWithPreload(visit);
  await expect(visit.preloadResponse).rejects.toThrow();
});
