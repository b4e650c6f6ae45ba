import { fran } from '../../../test/fixtures';
import { site } from '../../../test/open-page';
import type { WodListData } from './wod-list-loader';
import { meta } from './wod-list-meta';

const answer = (wods = [fran]): WodListData => ({ status: 'loaded', page: { wods, pagination: { page: 1, pages: 26, total: 301 } } });
const of = (address: string, data: WodListData | undefined = answer()) =>
  meta(data, { site, url: new URL(address, 'https://wod.example'), params: {} });

test.each([
  ['/wods', 'All Workouts | Test Site', '/wods'],
  ['/wods?page=1', 'All Workouts | Test Site', '/wods'],
  ['/wods?page=2', 'All Workouts, page 2 | Test Site', '/wods?page=2'],
  ['/wods?type=AMRAP&page=2', 'All Workouts | Test Site', '/wods'],
  ['/wods?search=push', 'All Workouts | Test Site', '/wods'],
])('%s is "%s" with the canonical %s', (address, title, path) => {
  expect(of(address)).toMatchObject({ title, path });
});

test('a page without workouts is not indexed', () => {
  expect(of('/wods?page=99', answer([])).path).toBeUndefined();
});

test('a failed page still says what it is', () => {
  expect(of('/wods', { status: 'failed' })).toMatchObject({ title: 'All Workouts | Test Site', path: '/wods' });
});

test('the description fits a search result', () => {
  expect(of('/wods').description.length).toBeLessThanOrEqual(160);
});

test('lists the workouts of an unfiltered page for crawlers, counted through', () => {
  const list = of('/wods?page=2').structuredData?.find((object) => (object as { '@type': string })['@type'] === 'ItemList');
  expect(list).toMatchObject({ numberOfItems: 301, itemListElement: [{ position: 13, name: 'Fran', url: 'https://wod.example/wods/fran' }] });
  expect(of('/wods?type=LADDER').structuredData).toHaveLength(1);
});
