import { openPage as open, signedIn, type OpenOptions } from '@wod/platform/testing';
import { paths } from '../src/paths';
import { routes } from '../src/routes';

export { refusal, testSite as site, type Call } from '@wod/platform/testing';

/** Opens a page of the panel as the shell does, with a faked api and a signed-in admin, and waits until it is ready. */
export const openPage = ({ session = signedIn, ...options }: OpenOptions) => open(routes, { login: paths.login(), session, ...options });

// What a form kept is there for the next page, but not for the next test.
beforeEach(() => sessionStorage.clear());
