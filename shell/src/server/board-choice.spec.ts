/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import { runShell, type RunningShell } from '../../testing/running-shell';

let shell: RunningShell;
let asked = 0;

beforeAll(async () => {
  shell = await runShell({
    request: async (path) => {
      asked += 1;
      return path.startsWith('/sitemap')
        ? Response.json({ entries: [], pagination: { page: 1, pages: 1, total: 0 } })
        : new Response('the same for all');
    },
  });
});

afterAll(() => shell.close());

const chosen = (html: Buffer) =>
  [...html.toString().matchAll(/value="(\w+)" aria-pressed="true"/g)].map(([, value]) => value).join() +
  ` ${/"choice":(\{[^}]*\})/.exec(html.toString())?.[1] ?? ''}`;

const KG = 'kg {"unit":"kg","level":"rx"}';

it.each([
  ['', KG],
  ['board=kg.rx', KG],
  ['board=lb.rx', 'lb {"unit":"lb","level":"rx"}'],
  ['planner=1; board=lb.scaled', 'lb {"unit":"lb","level":"scaled"}'],
  ['__Host-board=lb.beginner; board=kg.rx', 'lb {"unit":"lb","level":"beginner"}'],
  ['board=<script>', KG],
  ['board=%', KG],
  ['board', KG],
])('the document for the cookies %j says %s', async (cookie, said) => {
  const { body, headers } = await shell.ask('/page', { cookie });
  expect(chosen(body)).toBe(said);
  expect(headers).toMatchObject({ vary: 'accept-encoding, cookie', 'cache-control': 'no-cache' });
});

it('keeps one document for each choice, whatever else and however much junk the cookies have', async () => {
  asked = 0;
  const cookies = [
    '',
    'a=1',
    'board=junk',
    'board=kg.rx; b=2',
    'board=lb.rx',
    'board=lb.rx; c=3',
    'board=lb.elite',
    'board=kg.scaled',
    '__Host-board=lb.scaled',
  ];
  const tags = [];
  for (const cookie of cookies) tags.push((await shell.ask('/kept', { cookie })).headers.etag);
  expect(asked).toBe(4);
  expect(new Set(tags).size).toBe(4);
});

it('a browser’s copy counts for its choice only', async () => {
  const tagOf = async (cookie: string) => (await shell.ask('/copied', { cookie })).headers.etag ?? '';
  const [kg, lb] = [await tagOf(''), await tagOf('board=lb.rx')];
  const statusOf = async (cookie: string, tag: string) => (await shell.ask('/copied', { cookie, 'if-none-match': tag })).status;
  expect([await statusOf('', kg), await statusOf('board=lb.rx', lb), await statusOf('board=lb.rx', kg), await statusOf('', lb)]).toEqual([
    304, 304, 200, 200,
  ]);
});

it('the sitemap is the same for all', async () => {
  const of = async (cookie: string) => shell.ask('/sitemap.xml', { cookie });
  await of('');
  asked = 0;
  expect((await of('board=lb.scaled')).headers.vary).toBe('accept-encoding');
  expect(asked).toBe(0);
});

describe('what a form sends', () => {
  const send = async (query: string, headers: Record<string, string> = {}) => {
    const { status, headers: answered } = await shell.ask(`/board-choice${query}`, { host: 'wod.example', ...headers });
    return { status, cookie: answered['set-cookie']?.join(), location: answered.location, caching: answered['cache-control'] };
  };
  const cookie = (value: string) => `__Host-board=${value}; Path=/; Max-Age=34560000; SameSite=Lax; Secure`;

  it.each([
    ['?unit=lb', '', 'lb.rx'],
    ['?level=scaled', 'board=lb.rx', 'lb.scaled'],
    ['?unit=kg', '__Host-board=lb.scaled', 'kg.scaled'],
    ['?unit=%0d%0aSet-Cookie:x=1&level=x', 'board=lb.beginner', 'lb.beginner'],
    ['', '', 'kg.rx'],
  ])('%s with the cookies %j makes it %s', async (query, cookies, value) => {
    expect(await send(query, { cookie: cookies })).toEqual({ status: 303, cookie: cookie(value), location: '/', caching: 'no-store' });
  });

  it.each(['cross-site', 'same-site', 'none'])('is not remembered when it comes from elsewhere (%s)', async (from) => {
    expect(await send('?unit=lb', { 'sec-fetch-site': from })).toEqual({ status: 303, cookie: undefined, location: '/', caching: 'no-store' });
  });

  it.each([
    ['https://wod.example/wods?type=AMRAP&page=2#x', '/wods?type=AMRAP&page=2'],
    ['https://evil.example/wods', '/'],
    ['https://wod.example//evil.example/', '/'],
    ['https://wod.example/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['junk', '/'],
  ])('leads from %s to %s', async (referer, location) => {
    expect((await send('?unit=lb', { referer })).location).toBe(location);
  });
});
