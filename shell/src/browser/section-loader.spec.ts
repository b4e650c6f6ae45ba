import type { RemoteModule } from '@wod/platform';
import type { RouteObject } from 'react-router-dom';
import { loadRemote } from './load-remote';
import { loadStyle } from './load-style';
import { resolveLazy, SectionLoader } from './section-loader';

jest.mock('./load-remote');
jest.mock('./load-style');

const remote: RemoteModule = { routes: () => [{ id: 'wods', path: '/wods' }] };
const loads = jest.mocked(loadRemote);
const styles = jest.mocked(loadStyle);
const section = (entry?: string) => ({ name: 'mfe-public', mounts: [], nav: [], entry, styles: ['/public.css'] });
const loader = () => new SectionLoader([section('/1/remoteEntry.js')], (name, { routes }) => [{ id: name, children: routes({} as never) }]);
const routes = [{ id: 'mfe-public', children: [{ id: 'wods', path: '/wods' }] }];

beforeEach(() => {
  loads.mockReset().mockResolvedValue(remote);
  styles.mockReset().mockResolvedValue();
});

describe('SectionLoader', () => {
  it('loads a section once, with its styles, for all who ask meanwhile', async () => {
    const sections = loader();
    await expect(Promise.all([sections.load('mfe-public'), sections.load('mfe-public')])).resolves.toEqual([routes, routes]);
    await expect(sections.load('mfe-public')).resolves.toBeUndefined();
    expect(loads.mock.calls).toEqual([['mfe-public', '/1/remoteEntry.js']]);
    expect(styles.mock.calls.map(([href]) => href)).toEqual(['/public.css']);
    expect(sections.failure('mfe-public')).toBeUndefined();
  });

  it.each<[string, () => void]>([
    ['its code', () => loads.mockRejectedValueOnce(new Error('away'))],
    ['a stylesheet', () => styles.mockRejectedValueOnce(new Error('away'))],
    [
      'what makes its routes',
      () =>
        loads.mockResolvedValueOnce({
          routes: () => {
            throw new Error('away');
          },
        }),
    ],
  ])('remembers that %s failed, until it is asked again', async (_, fail) => {
    const sections = loader();
    fail();
    await expect(sections.load('mfe-public')).resolves.toBeUndefined();
    expect(sections.failure('mfe-public')).toBe('away');
    await expect(sections.load('mfe-public')).resolves.toEqual(routes);
    expect(sections.failure('mfe-public')).toBeUndefined();
  });

  it('loads again what could not be shown', async () => {
    const sections = loader();
    await sections.load('mfe-public');
    sections.fail('mfe-public', 'a chunk is missing');
    expect(sections.failure('mfe-public')).toBe('a chunk is missing');
    await expect(sections.load('mfe-public')).resolves.toEqual(routes);
  });

  it('asks which release is live, and keeps what it knows when nobody answers', async () => {
    const sections = loader();
    const remotes = jest.spyOn(globalThis, 'fetch');
    remotes.mockRejectedValueOnce(new TypeError('offline'));
    await sections.refresh();
    await sections.load('mfe-public');
    sections.fail('mfe-public', new Error('broken'));
    remotes.mockResolvedValueOnce(Response.json({ sections: [section('/2/remoteEntry.js')] }));
    await sections.refresh();
    await sections.load('mfe-public');
    expect(remotes.mock.calls).toEqual([['/remotes.json'], ['/remotes.json']]);
    expect(loads.mock.calls.map(([, entry]) => entry)).toEqual(['/1/remoteEntry.js', '/2/remoteEntry.js']);
    remotes.mockRestore();
  });
});

describe('resolveLazy', () => {
  const at = (pathname: string) => ({ pathname }) as Location;
  const Component = () => null;

  it('loads what the address needs, and nothing else', async () => {
    const other = jest.fn();
    const found: RouteObject[] = [
      {
        children: [
          { path: '/wods', lazy: async () => ({ Component }) },
          { path: '/about', lazy: other },
        ],
      },
    ];
    await resolveLazy(found, at('/wods'));
    expect(found[0]?.children?.[0]).toMatchObject({ Component, lazy: undefined });
    expect(other).not.toHaveBeenCalled();
  });

  it('throws what a chunk fails with', async () => {
    const failing: RouteObject[] = [{ path: '/wods', lazy: () => Promise.reject(new Error('away')) }];
    await expect(resolveLazy(failing, at('/wods'))).rejects.toThrow('away');
    await expect(resolveLazy(failing, at('/about'))).resolves.toBeUndefined();
  });
});
