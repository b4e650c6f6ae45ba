/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORM_VERSION } from '@wod/platform';
import { RemoteRegistry } from './remote-registry';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'remotes-'));
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(directory, { recursive: true });
});

function release(version: string, code: string) {
  const folder = join(directory, 'library', version);
  mkdirSync(join(folder, 'browser'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'browser/manifest.json'), JSON.stringify({ entry: `remote.${version}.js`, chunks: {}, fonts: [] }));
  writeFileSync(join(folder, 'server/routes.cjs'), code);
}

const point = (version?: string) =>
  writeFileSync(join(directory, 'remotes.json'), JSON.stringify({ remotes: [{ name: 'library', version, mounts: [], nav: [] }] }));

const routesNamed = (id: string, platformVersion = PLATFORM_VERSION) =>
  `exports.platformVersion = '${platformVersion}'; exports.routes = () => [{ id: '${id}', react: require('react').version }];`;

const host = { transport: () => Promise.reject(new Error('unused')), site: { name: '', origin: '', legal: {} } };

describe('RemoteRegistry', () => {
  it('runs a release with the copy of React that the shell has', () => {
    release('1', routesNamed('first'));
    point('1');
    const registry = new RemoteRegistry(directory);
    expect(registry.current().sections[0]?.entry).toBe('/remotes/library/1/browser/remote.1.js');
    expect(registry.serverModule('library')?.routes(host)).toEqual([{ id: 'first', react: jest.requireActual<{ version: string }>('react').version }]);
  });

  it('picks up a moved pointer without a restart', () => {
    release('1', routesNamed('first'));
    release('22', routesNamed('second'));
    point('1');
    const registry = new RemoteRegistry(directory);
    const before = registry.current().version;
    point('22');
    jest.advanceTimersByTime(1000);
    expect(registry.current().version).not.toBe(before);
    expect(registry.serverModule('library')?.routes(host)[0]?.id).toBe('second');
  });

  it('keeps a section without a release in the navigation', () => {
    point();
    const registry = new RemoteRegistry(directory);
    expect(registry.current().sections).toEqual([{ name: 'library', mounts: [], nav: [] }]);
    expect(registry.release('library')).toBeUndefined();
  });

  it('refuses a bundle that was built for another contract', () => {
    release('1', routesNamed('first', '9.0.0'));
    point('1');
    const registry = new RemoteRegistry(directory);
    registry.current();
    expect(() => registry.serverModule('library')).toThrow('9.0.0');
  });

  it('survives a release whose files are broken', () => {
    mkdirSync(join(directory, 'library/1/browser'), { recursive: true });
    writeFileSync(join(directory, 'library/1/browser/manifest.json'), '{');
    point('1');
    expect(new RemoteRegistry(directory).current().sections[0]).toMatchObject({ name: 'library', mounts: [] });
  });
});
