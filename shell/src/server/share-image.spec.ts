/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import type { Transport } from '@wod/api-client';
import { runShell, until, type RunningShell } from '../../testing/running-shell';
import { drawImage, type Drawing } from './draw-image';

/** How long an image takes to draw is not up to us, and what it shows is tested elsewhere. */
jest.mock('./draw-image', () => ({ drawImage: jest.fn() }));

const drawings: { name: string; end(): void }[] = [];
const draw = jest.mocked(drawImage);
const names = new Map<string, string>();
let version = '1';
let shell: RunningShell;

const nameOf = (id: string) => names.get(id) ?? id;

const request: Transport = async (path) => {
  const id = /^\/wods\/(.+)$/.exec(path)?.[1] ?? '';
  return id.startsWith('none') ? Response.json({ error: 'WOD not found', statusCode: 404 }, { status: 404 }) : Response.json({ name: nameOf(id) });
};

beforeEach(async () => {
  version = '1';
  names.clear();
  drawings.length = 0;
  draw.mockReset().mockImplementation(
    (_script: string, { svg }: Drawing) =>
      new Promise((resolve) => {
        const name = /<text>(.*)<\/text>/.exec(svg)?.[1] ?? '';
        drawings.push({ name, end: () => resolve(Buffer.from(`image of ${name}`)) });
      }),
  );
  shell = await runShell({ request, contentVersion: () => ({ library: version, sessions: version }) });
});

afterEach(() => shell.close());

const image = (id: string, headers = {}) => shell.ask(`/og/wods/${id}.png`, headers);
const drawn = async (count: number) => {
  await until(() => drawings.length === count);
  drawings.at(-1)?.end();
};

it('is drawn once for all who ask, and kept while its WOD stays the same', async () => {
  const asking = Array.from({ length: 5 }, () => image('fran'));
  await until(() => shell.arrived === 5);
  await drawn(1);
  for (const { status, headers, body } of await Promise.all(asking)) {
    expect([status, headers['content-type'], body.toString()]).toEqual([200, 'image/png', 'image of fran']);
  }
  version = '2';
  const {
    headers: { etag = '' },
  } = await image('fran');
  expect((await image('fran', { 'if-none-match': `W/${etag}` })).status).toBe(304);
  expect(draw).toHaveBeenCalledTimes(1);
  names.set('fran', 'Frances');
  version = '3';
  const changed = image('fran');
  await drawn(2);
  expect((await changed).body.toString()).toBe('image of Frances');
});

it('that many ask for is drawn in turn, one network after the other', async () => {
  const flood = Array.from({ length: 10 }, (_, index) => image(`flood-${index}`, { 'x-address': `203.0.113.${index}` }));
  await until(() => shell.arrived === 10 && drawings.length === 1);
  const other = image('other', { 'x-address': '198.51.100.1' });
  await until(() => shell.arrived === 11);
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (let number = 1; number <= 11; number += 1) await drawn(number);
  expect((await other).status).toBe(200);
  await Promise.all(flood);
  expect(drawings.findIndex(({ name }) => name === 'other')).toBeLessThan(4);
});

it('is refused when too many wait already', async () => {
  const flood = Array.from({ length: 30 }, (_, index) => image(`flood-${index}`));
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '10', 'no-store']);
  await until(() => shell.arrived === 30);
  for (let number = 1; number <= 16; number += 1) await drawn(number);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(16);
});

it('is not drawn for who has left, nor of what does not exist', async () => {
  const first = image('first');
  await until(() => drawings.length === 1);
  await Promise.all(Array.from({ length: 10 }, (_, index) => shell.askAndLeave(`/og/wods/left-${index}.png`)));
  await until(() => shell.left === 10);
  expect((await Promise.all(['none-1', 'none-2'].map((id) => image(id)))).map(({ status }) => status)).toEqual([404, 404]);
  drawings[0]?.end();
  await first;
  const last = image('last');
  await drawn(2);
  await last;
  expect(drawings.map(({ name }) => name)).toEqual(['first', 'last']);
});
