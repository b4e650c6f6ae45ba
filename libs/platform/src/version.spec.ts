import manifest from '../package.json';
import { PLATFORM_VERSION } from './version';

test('the version that a host shares is the one that remotes pin', () => {
  expect(PLATFORM_VERSION).toBe(manifest.version);
});
