import { forReading, keptAddress, lastClock, ruleFor, type Rule } from './routing';

const ORIGIN = 'https://wod.example';
const FILE = '/remotes/mfe-public/0.1.0-abc/browser/wod-detail.page.1a2b.js';

describe('what the worker answers', () => {
  it.each<[Rule | undefined, string]>([
    ['page', '/'],
    ['page', '/wods'],
    ['page', '/wods?type=AMRAP'],
    ['page', '/wods/1'],
    ['page', '/wods/1/clock'],
    ['page', '/today'],
    ['page', '/mine'],
    ['page', '/training-sessions/1'],
    ['page', '/training-sessions/1/run'],
    ['page', '/administration'],
    ['page', '/apiary'],
    ['timer', '/timer'],
    ['visit', '/admin'],
    ['visit', '/admin/login'],
    ['visit', '/admin/wods/1'],
    ['visit', '/api/docs'],
    ['visit', '/embed/wods/1'],
    ['visit', '/og/wods/1.png'],
    ['visit', '/offline'],
    ['visit', '/qr/wods/1.svg'],
    ['visit', '/today.ics'],
    ['visit', '/sitemap.xml'],
    ['file', FILE],
    [undefined, `${FILE}?attempt=1`],
  ])('%s: a visit to %s', (rule, path) => {
    expect(ruleFor({ method: 'GET', mode: 'navigate', url: ORIGIN + path }, ORIGIN)).toBe(rule);
  });

  it.each<[Rule | undefined, string]>([
    ['file', FILE],
    ['file', '/remotes/shell/0.1.0-abc/browser/barlow.5085.woff2'],
    ['file', '/remotes/shell/0.1.0-abc/browser/shell.994b.css'],
    [undefined, `${FILE}?attempt=1`],
    [undefined, '/remotes/mfe-public/0.1.0-abc/browser/mf-manifest.json'],
    [undefined, '/remotes/mfe-public/0.1.0-abc/server/remoteEntry.cjs'],
    [undefined, '/remotes.json'],
    [undefined, '/sw.js'],
    [undefined, '/api/wods/1'],
    [undefined, '/api/auth/me'],
    [undefined, '/wods/1'],
    [undefined, '/favicon.svg'],
  ])('%s: a request of a page for %s', (rule, path) => {
    expect(ruleFor({ method: 'GET', mode: 'cors', url: ORIGIN + path }, ORIGIN)).toBe(rule);
  });

  it.each([
    ['POST', `${ORIGIN}/wods/1`],
    ['HEAD', `${ORIGIN}/wods/1`],
    ['GET', 'https://other.example/wods/1'],
    ['GET', `https://other.example${FILE}`],
  ])('not %s %s', (method, url) => {
    expect(ruleFor({ method, mode: 'navigate', url }, ORIGIN)).toBeUndefined();
  });
});

it.each([
  ['/wods/1', `${ORIGIN}/wods/1`],
  ['/wods/1?view=board#top', `${ORIGIN}/wods/1?view=board`],
  [`${ORIGIN}/today`, `${ORIGIN}/today`],
  ['//other.example/wods/1', undefined],
  ['https://other.example/', undefined],
  ['/admin', undefined],
  ['/api/wods', undefined],
  ['javascript:alert(1)', undefined],
  ['http://[', undefined],
])('asked to keep %s, it keeps %s', (text, url) => {
  expect(keptAddress(text, ORIGIN)).toBe(url);
});

const kept = (...paths: string[]) => paths.map((path, at) => ({ url: ORIGIN + path, at }));

it('lists what can be read, the latest first, without what its pages lead to', () => {
  const pages = kept('/', '/offline', '/wods/1/clock', '/wods/1', '/wods/2/clock', '/training-sessions/1/run', '/training-sessions/1');
  expect(forReading(pages).map(({ url }) => url.slice(ORIGIN.length))).toEqual(['/training-sessions/1', '/wods/2/clock', '/wods/1', '/']);
});

it.each<[string | undefined, string[]]>([
  [undefined, []],
  [undefined, ['/wods/1', '/today']],
  ['/wods/1/clock', ['/wods/1/clock', '/wods/1', '/wods/2']],
  ['/wods/2/clock', ['/wods/2/clock', '/wods/1/clock', '/wods/1', '/wods/2']],
  ['/wods/1/clock', ['/wods/2', '/wods/2/clock', '/wods/1/clock']],
])('the last clock is %s of %j', (clock, paths) => {
  expect(lastClock(kept(...paths))?.slice(ORIGIN.length)).toBe(clock);
});
