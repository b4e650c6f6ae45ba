import { openPage as open, type OpenOptions } from '@wod/platform/testing';
import { routes } from '../src/routes';

export { refusal, signedIn, type Call } from '@wod/platform/testing';

/** Opens a page of this section as the shell does, with a faked api, and waits until it is ready. */
export const openPage = (options: OpenOptions) => open(routes, options);
