/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerCode, containerManifest } from '../../testing/container';
import { RemoteRegistry } from './remote-registry';

let directory: string;
const warn = jest.fn<void, [string, unknown]>();

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'remotes-'));
  jest.useFakeTimers();
  warn.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(directory, { recursive: true });
});

function release(version: string, code: string) {
  const folder = join(directory, 'library', version);
  mkdirSync(join(folder, 'browser'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'browser/mf-manifest.json'), containerManifest(`remote.${version}.js`));
  writeFileSync(join(folder, 'server/remoteEntry.cjs'), code);
}

const point = (version?: string) =>
  writeFileSync(join(directory, 'remotes.json'), JSON.stringify({ remotes: [{ name: 'library', version, mounts: [], nav: [] }] }));

const routesNamed = (id: string, platform?: string) => containerCode(`[{ id: '${id}', react: React.version }]`, platform);

const host = { transport: () => Promise.reject(new Error('unused')), site: { name: '', origin: '', legal: {} } };

describe('RemoteRegistry', () => {
  it('runs a release with the copy of React that the shell has', async () => {
    release('1', routesNamed('first'));
    point('1');
    const registry = new RemoteRegistry(directory, warn);
    expect(registry.current().sections[0]?.entry).toBe('/remotes/library/1/browser/remote.1.js');
    expect((await registry.serverModule('library'))?.routes(host)).toEqual([
      { id: 'first', react: jest.requireActual<{ version: string }>('react').version },
    ]);
  });

  it('picks up a moved pointer without a restart', async () => {
    release('1', routesNamed('first'));
    release('22', routesNamed('second'));
    point('1');
    const registry = new RemoteRegistry(directory, warn);
    const before = registry.current().version;
    point('22');
    jest.advanceTimersByTime(1000);
    expect(registry.current().version).not.toBe(before);
    expect((await registry.serverModule('library'))?.routes(host)[0]?.id).toBe('second');
  });

  it('keeps a section without a release in the navigation', () => {
    point();
    const registry = new RemoteRegistry(directory, warn);
    expect(registry.current().sections).toEqual([{ name: 'library', mounts: [], nav: [] }]);
    expect(registry.release('library')).toBeUndefined();
  });

  it('refuses a container that needs another platform', async () => {
    release('1', routesNamed('first', '9.0.0'));
    point('1');
    const registry = new RemoteRegistry(directory, warn);
    registry.current();
    await expect(registry.serverModule('library')).rejects.toThrow('9.0.0');
  });

  it('runs a container that was broken once it is mended, and a broken one only once', async () => {
    const evaluations = join(directory, 'evaluations');
    release('1', `require('node:fs').appendFileSync(${JSON.stringify(evaluations)}, 'x'); throw new Error('broken');`);
    point('1');
    const registry = new RemoteRegistry(directory, warn);
    registry.current();
    for (let request = 0; request < 3; request += 1) await expect(registry.serverModule('library')).rejects.toThrow('broken');
    expect(readFileSync(evaluations, 'utf8')).toBe('x');
    writeFileSync(join(directory, 'library/1/server/remoteEntry.cjs'), routesNamed('mended'));
    expect((await registry.serverModule('library'))?.routes(host)[0]?.id).toBe('mended');
  });

  it('has nothing to run of a remote that is drawn in the browser only', async () => {
    release('1', '');
    rmSync(join(directory, 'library/1/server'), { recursive: true });
    point('1');
    const registry = new RemoteRegistry(directory, warn);
    registry.current();
    expect(await registry.serverModule('library')).toBeUndefined();
  });

  it('survives a release whose files are broken', () => {
    mkdirSync(join(directory, 'library/1/browser'), { recursive: true });
    writeFileSync(join(directory, 'library/1/browser/mf-manifest.json'), '{');
    point('1');
    expect(new RemoteRegistry(directory, warn).current().sections[0]).toMatchObject({ name: 'library', mounts: [] });
  });

  describe.each([
    ['missing', undefined],
    ['empty', ''],
    ['cut off', '{"remotes": [{"name": "libr'],
    ['null', 'null'],
    ['of another shape', '{"remotes": {}}'],
    ['of entries of another shape', '{"remotes": [{"name": "library", "version": "2"}]}'],
  ])('with a remotes.json that is %s', (_, text) => {
    it('keeps what was live, says so once, and goes on when it is whole again', async () => {
      release('1', routesNamed('first'));
      release('2', routesNamed('second'));
      point('1');
      const registry = new RemoteRegistry(directory, warn);
      const before = registry.current();
      if (text === undefined) rmSync(join(directory, 'remotes.json'));
      else writeFileSync(join(directory, 'remotes.json'), text);
      for (let look = 0; look < 5; look += 1) {
        jest.advanceTimersByTime(1000);
        expect(registry.current()).toBe(before);
        expect((await registry.serverModule('library'))?.routes(host)[0]?.id).toBe('first');
      }
      expect(warn).toHaveBeenCalledTimes(1);
      point('2');
      jest.advanceTimersByTime(1000);
      expect(registry.current().sections[0]?.entry).toBe('/remotes/library/2/browser/remote.2.js');
    });
  });

  it('begins with nothing that can not be used', () => {
    expect(() => new RemoteRegistry(directory, warn)).toThrow(`${directory}/remotes.json can't be read`);
    writeFileSync(join(directory, 'remotes.json'), 'null');
    expect(() => new RemoteRegistry(directory, warn)).toThrow(`${directory}/remotes.json does not say which releases are live`);
  });

  it('finds a release whole whose files could not be read at first', () => {
    release('1', routesNamed('first'));
    const manifest = join(directory, 'library/1/browser/mf-manifest.json');
    rmSync(manifest);
    point('1');
    const registry = new RemoteRegistry(directory, warn);
    const before = registry.current();
    expect(before.sections[0]?.entry).toBeUndefined();
    writeFileSync(manifest, containerManifest('remote.js'));
    jest.advanceTimersByTime(1000);
    expect(registry.current().sections[0]?.entry).toBe('/remotes/library/1/browser/remote.js');
    expect(registry.current().version).not.toBe(before.version);
  });

  it('takes a live release that has vanished for broken, not for one that is drawn in the browser', async () => {
    release('1', routesNamed('first'));
    point('1');
    const registry = new RemoteRegistry(directory, warn);
    rmSync(join(directory, 'library/1'), { recursive: true });
    await expect(registry.serverModule('library')).rejects.toThrow('ENOENT');
  });

  it('looks at the pointers also when the clock has gone back', async () => {
    release('1', routesNamed('first'));
    release('2', routesNamed('second'));
    point('1');
    const registry = new RemoteRegistry(directory, warn);
    registry.current();
    point('2');
    jest.setSystemTime(Date.now() - 3_600_000);
    jest.advanceTimersByTime(1000);
    registry.current();
    expect((await registry.serverModule('library'))?.routes(host)[0]?.id).toBe('second');
  });
});
