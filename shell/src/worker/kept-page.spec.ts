import { filesOf, stamped, titleOf, toolsOf, withList } from './kept-page';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Tom &amp; Jerry | WODs</title><link rel="preload" href="/remotes/shell/1/browser/a.woff2" as="font">' +
  '<link rel="stylesheet" href="/remotes/shell/1/browser/a.css"><link rel="modulepreload" href="/remotes/mfe/2/browser/b.js">' +
  '<script type="module" src="/remotes/shell/1/browser/c.js"></script><script type="module" src="/remotes/shell/1/browser/c.js"></script></head>' +
  '<body><a href="/wods/1/clock">Start</a><a class="x" href="/wods/1/clock?x=1">…</a><a href="/wods/12/clock">Other</a><a href="/wods">All</a></body></html>';

it('names the files, the title and the tools of a page', () => {
  expect(filesOf(PAGE)).toEqual([
    '/remotes/shell/1/browser/a.woff2',
    '/remotes/shell/1/browser/a.css',
    '/remotes/mfe/2/browser/b.js',
    '/remotes/shell/1/browser/c.js',
  ]);
  expect(titleOf(PAGE)).toBe('Tom &amp; Jerry');
  expect(titleOf('<p>no title</p>')).toBe('');
});

it.each([
  ['/wods/1', ['/wods/1/clock']],
  ['/wods', []],
  ['/', []],
  ['/wods/1/clock', []],
])('of %s come along %j', (pathname, tools) => {
  expect(toolsOf(PAGE, pathname)).toEqual(tools);
});

it('keeps the clock that a page of today leads to', () => {
  expect(toolsOf('<a href="/wods/1/clock">Start</a><a href="/wods/1">Fran</a><a href="/today/board">Wall</a>', '/today')).toEqual(['/wods/1/clock']);
});

it('says since when it has been kept', () => {
  expect(stamped(PAGE, '2026-11-22T20:30:00.000Z')).toContain('<html data-kept="2026-11-22T20:30:00.000Z" lang="en">');
});

it('lists kept pages where the list belongs, and nothing where there are none', () => {
  const page = '<main><div class="a" id="kept-pages"></div></main>';
  const at = new Date(2026, 10, 22, 21, 30).getTime();
  expect(withList(page, [{ url: 'https://wod.example/wods?a=1&b=2', title: 'Tom &amp; $1', at }])).toBe(
    '<main><div class="a" id="kept-pages"><h2>On this device</h2><ul><li><a href="/wods?a=1&amp;b=2">Tom &amp; $1</a> <small>as of 22 Nov, 21:30</small></li></ul></div></main>',
  );
  expect(withList(page, [])).toBe(page);
});
