/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runShell, type RunningShell } from '../../testing/running-shell';

const FOLDER = '/remotes/library/1/browser';
const DIGITS = '0123456789';

let shell: RunningShell;

beforeAll(async () => {
  shell = await runShell({ request: () => Promise.reject(new Error('no page is asked for')) });
  shell.publish('library', '1', {
    'browser/digits.txt': DIGITS,
    'browser/empty.css': '',
    'browser/code.js': 'plain',
    'browser/code.js.br': 'brotli',
    'browser/code.js.gz': 'gzip',
    'browser/large.js': Buffer.alloc(5_000_000),
  });
});

afterAll(() => shell.close());

const digits = (headers: Record<string, string> = {}, method?: string) => shell.ask(`${FOLDER}/digits.txt`, headers, method);

it.each([
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=5-', '56789', 'bytes 5-9/10'],
  ['bytes=-5', '56789', 'bytes 5-9/10'],
  ['bytes=-99', DIGITS, 'bytes 0-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('answers %s with these bytes', async (range, part, contentRange) => {
  const { status, headers, body } = await digits({ range });
  expect([status, body.toString(), headers['content-range'], headers['content-length']]).toEqual([206, part, contentRange, String(part.length)]);
});

it.each(['bytes=10-5', 'bytes=5-4', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=0-1', 'bytes'])(
  'answers %s with the whole file',
  async (range) => {
    const { status, headers, body } = await digits({ range });
    expect([status, body.toString(), headers['content-range']]).toEqual([200, DIGITS, undefined]);
  },
);

it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('refuses %s, which the file does not have', async (range) => {
  const { status, headers, body } = await digits({ range });
  expect([status, body.length, headers['content-range'], headers['cache-control']]).toEqual([416, 0, 'bytes */10', 'no-store']);
});

it('sends a part only of the file that the client has begun with', async () => {
  const {
    headers: { etag = '', 'last-modified': modified = '' },
  } = await digits();
  const statusFor = async (condition: string) => (await digits({ range: 'bytes=0-1', 'if-range': condition })).status;
  expect(await Promise.all([etag, modified, `W/${etag}`, '"another"', 'Thu, 01 Jan 2026 00:00:00 GMT'].map(statusFor))).toEqual([
    206, 206, 200, 200, 200,
  ]);
});

it('tells what it has by HEAD and by its tag', async () => {
  const {
    headers: { etag = '' },
  } = await digits();
  const head = await digits({ range: 'bytes=0-1' }, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0]);
  const same = await digits({ 'if-none-match': `"other", W/${etag}` });
  expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
});

it.each([
  [undefined, undefined, 'plain'],
  ['gzip, br', 'br', 'brotli'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['br;q=0', undefined, 'plain'],
])('answers Accept-Encoding %s with %s', async (accepted, encoding, text) => {
  const { headers, body } = await shell.ask(`${FOLDER}/code.js`, accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect([headers['content-encoding'], body.toString(), headers['content-type'], headers.vary]).toEqual([
    encoding,
    text,
    'text/javascript; charset=utf-8',
    'accept-encoding',
  ]);
});

it('answers an empty file, and an icon to whoever knows no other address', async () => {
  const empty = await shell.ask(`${FOLDER}/empty.css`);
  expect([empty.status, empty.body.length]).toEqual([200, 0]);
  const icon = await shell.ask('/favicon.ico');
  expect([icon.status, icon.headers['content-type'], icon.body.toString()]).toEqual([200, 'image/png', 'icon']);
});

it('answers what is not there, not there any more or no file with one sentence, and renders nothing', async () => {
  shell.publish('library', 'old', { 'browser/a.js': 'a' });
  expect((await shell.ask('/remotes/library/old/browser/a.js')).status).toBe(200);
  renameSync(join(shell.remotes, 'library/old'), join(shell.remotes, 'library/.removed-old'));
  mkdirSync(join(shell.remotes, 'library/1/browser/folder.js'));
  const long = 'x'.repeat(300);
  for (const path of [
    'old/browser/a.js',
    '.removed-old/browser/a.js',
    '1/browser/folder.js',
    '1/browser/none.js',
    `1/browser/${long}`,
    '1/browser/code.js/x',
    '1/server/remoteEntry.cjs',
  ]) {
    const { status, headers } = await shell.ask(`/remotes/library/${path}`);
    expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([path, 404, 'text/plain; charset=utf-8', 'no-store']);
  }
});

it('a file that can not be read ends its own answer and nothing else', async () => {
  // Reading the first byte of this process's memory is an EIO.
  symlinkSync('/proc/self/mem', join(shell.remotes, 'library/1/browser/damaged.js'));
  const { status, headers } = await shell.ask(`${FOLDER}/damaged.js`);
  expect([status, headers['cache-control'], headers['retry-after'], headers.etag]).toEqual([503, 'no-store', '10', undefined]);
  expect((await digits()).status).toBe(200);
  expect(shell.warnings).toEqual([`${FOLDER}/damaged.js could not be answered`]);
  rmSync(join(shell.remotes, 'library/1/browser/damaged.js'));
});

it('holds no file open for those who leave half-way', async () => {
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => shell.askAndLeave(`${FOLDER}/large.js`)));
  }
  const open = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      // The descriptor that the list was read with.
      return '';
    }
  });
  expect(open.filter((path) => path.startsWith(shell.remotes))).toEqual([]);
});
