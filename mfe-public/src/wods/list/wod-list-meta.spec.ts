import { wodSummary } from '@wod/domain';
import { fran } from '../../../test/fixtures';
import { site } from '../../../test/open-page';
import { parseWodListQuery } from '../../wod-list-query';
import { LANDING_PAGES } from './landing-pages';
import { listWords } from './list-words';
import type { WodListData } from './wod-list-loader';
import { meta } from './wod-list-meta';

function of(address: string, { wods = [wodSummary(fran)], failed = false } = {}) {
  const url = new URL(address, 'https://wod.example');
  const query = parseWodListQuery(url.searchParams);
  const words = listWords(query);
  const data: WodListData = failed
    ? { status: 'failed', words }
    : { status: 'loaded', words, page: { wods, pagination: { page: query.page ?? 1, pages: 26, total: 301 } } };
  return meta(data, { site, url, params: {} });
}

test.each([
  ['/wods', 'All Workouts | Test Site', '/wods'],
  ['/wods?page=1', 'All Workouts | Test Site', '/wods'],
  ['/wods?page=2', 'All Workouts, page 2 | Test Site', '/wods?page=2'],
  ['/wods?type=AMRAP', 'AMRAP workouts | Test Site', '/wods?type=AMRAP'],
  ['/wods?type=AMRAP&page=2', 'AMRAP workouts, page 2 | Test Site', '/wods?type=AMRAP&page=2'],
  ['/wods?category=HERO', 'Hero workouts | Test Site', '/wods?category=HERO'],
  ['/wods?equipment=KETTLEBELL', 'Workouts with a kettlebell | Test Site', '/wods?equipment=KETTLEBELL'],
  ['/wods?kit=BODYWEIGHT', 'Workouts without equipment | Test Site', '/wods?kit=BODYWEIGHT'],
  ['/wods?maxMinutes=20', 'Workouts up to 20 minutes | Test Site', '/wods?maxMinutes=20'],
])('%s is "%s" with the canonical %s', (address, title, path) => {
  expect(of(address)).toMatchObject({ title, path });
});

test.each([
  '/wods?search=push',
  '/wods?type=AMRAP&category=HERO',
  '/wods?maxMinutes=17',
  '/wods?kit=KETTLEBELL',
  '/wods?exercise=run',
  '/wods?sort=shortest',
  '/wods?type=AMRAP&sort=name',
  '/wods?draw=7',
  '/wods?type=AMRAP&draw=7',
])('%s is not indexed', (address) => {
  expect(of(address).path).toBeUndefined();
});

test('a page without workouts is not indexed', () => {
  expect(of('/wods?page=99', { wods: [] }).path).toBeUndefined();
  expect(of('/wods?type=AMRAP', { wods: [] }).path).toBeUndefined();
});

test('a failed page still says what it is', () => {
  expect(of('/wods', { failed: true })).toMatchObject({ title: 'All Workouts | Test Site', path: '/wods' });
});

test('each of the lists that people search for has a sentence of its own, which fits a search result', () => {
  const texts = [...LANDING_PAGES.map(({ text }) => text), of('/wods').description];
  expect(new Set(texts).size).toBe(LANDING_PAGES.length + 1);
  expect(texts.filter((text) => text.length > 160)).toEqual([]);
});

test('lists the workouts of an unfiltered page for crawlers, counted through', () => {
  const list = of('/wods?page=2').structuredData?.find((object) => (object as { '@type': string })['@type'] === 'ItemList');
  expect(list).toMatchObject({ numberOfItems: 301, itemListElement: [{ position: 13, name: 'Fran', url: 'https://wod.example/wods/fran' }] });
  expect(of('/wods?type=LADDER&category=HERO').structuredData).toHaveLength(1);
});
