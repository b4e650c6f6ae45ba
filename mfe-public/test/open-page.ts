import { openPage as open, type OpenOptions } from '@wod/platform/testing';
import type { Site } from '@wod/platform';
import { routes } from '../src/routes';

export { testSite as site } from '@wod/platform/testing';

interface Options extends Pick<OpenOptions, 'history' | 'choice'> {
  /** The api's responses, by path under /api or as a function of it; nothing is a 404, a number is an error status. */
  api?: Record<string, unknown> | ((path: string) => unknown);
  legal?: Site['legal'];
}

/** Opens a page of this section as the shell does, with a faked api, and waits until it is ready. */
export async function openPage({ api = {}, legal = {}, history, choice }: Options) {
  const requested: string[] = [];
  const answer = (path: string) => {
    requested.push(path);
    return typeof api === 'function' ? api(path) : api[path];
  };
  const page = await open(routes, { history, choice, site: { legal }, api: ({ name }) => answer(name.replace('GET ', '')) });
  return { ...page, requested };
}
