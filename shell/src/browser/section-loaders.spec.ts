import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { PrefetchedData } from './prefetched-data';
import { prefetchKey, sectionLoaders, type MayLoad } from './section-loaders';

const address = 'https://example.org/admin/wods';
const args = { request: new Request(address), params: {}, context: {} } as unknown as LoaderFunctionArgs;
const load = jest.fn(async () => 'from the api');

/** Runs the loader of a route within a section's layout. */
function run(mayLoad: MayLoad, prefetched = new PrefetchedData()) {
  const route: RouteObject = { id: 'wods', path: '/admin/wods', loader: load };
  const [layout] = sectionLoaders([{ id: 'mfe-admin', children: [route] }], mayLoad, prefetched);
  const { loader } = layout?.children?.[0] ?? {};
  return (loader as (args: LoaderFunctionArgs) => Promise<unknown>)(args);
}

beforeEach(() => load.mockClear());

it('asks whether the path may be loaded, and loads nothing without permission', async () => {
  const mayLoad = jest.fn(async () => false);
  await expect(run(mayLoad)).resolves.toBeNull();
  expect(mayLoad).toHaveBeenCalledWith('/admin/wods');
  expect(load).not.toHaveBeenCalled();
  await expect(run(async () => true)).resolves.toBe('from the api');
});

it('takes what was loaded ahead, once', async () => {
  const prefetched = new PrefetchedData();
  void prefetched.keep(prefetchKey({ id: 'wods' }, address), async () => 'ahead');
  await expect(run(async () => true, prefetched)).resolves.toBe('ahead');
  await expect(run(async () => true, prefetched)).resolves.toBe('from the api');
});

it('keeps from whoever may not see it what was loaded ahead', async () => {
  const prefetched = new PrefetchedData();
  void prefetched.keep(prefetchKey({ id: 'wods' }, address), async () => 'ahead');
  await expect(run(async () => false, prefetched)).resolves.toBeNull();
});

it('loads again what fails while it is loaded ahead', async () => {
  const prefetched = new PrefetchedData();
  void prefetched.keep(prefetchKey({ id: 'wods' }, address), () => Promise.reject(new TypeError('offline')));
  await expect(run(async () => true, prefetched)).resolves.toBe('from the api');
});

it('leaves routes without a loader without one', () => {
  const [route] = sectionLoaders([{ id: 'about', path: '/about' }], async () => true, new PrefetchedData());
  expect(route).toEqual({ id: 'about', path: '/about' });
});
