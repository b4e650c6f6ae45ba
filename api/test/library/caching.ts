import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { RunningApi } from '../running-api.js';

interface Raw {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Without what fetch does by itself: decompression, and headers that we did not ask for. */
function raw(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .once('error', reject)
      .end();
  });
}

export function cachingContract(api: () => RunningApi): void {
  const ask = (path: string, headers?: Record<string, string>, method?: string) => raw(`${api().url}${path}`, headers, method);

  it.each(['/wods?limit=3', '/wods/recent?limit=2', '/exercises'])('%s may be kept and has to be asked for again', async (path) => {
    for (const time of ['the first time', 'and again']) {
      const { status, headers, body } = await ask(path);
      expect([time, status]).toEqual([time, 200]);
      expect(headers['cache-control']).toBe('public, no-cache');
      expect(headers.etag).toMatch(/^W\/"[\w-]+"$/);
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['x-content']).toBe('library');
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  it.each([
    ['the same tag', (etag: string) => etag],
    ['the tag as a strong one', (etag: string) => etag.replace('W/', '')],
    ['a list with the tag', (etag: string) => `"other", ${etag}`],
    ['any tag', () => '*'],
  ])('answers 304 without a body for %s, the first time and from memory', async (name, tagFrom) => {
    const path = `/wods?limit=4&search=${encodeURIComponent(name)}`;
    const { headers } = await ask('/wods?limit=4');
    const etag = headers.etag ?? '';
    for (const url of ['/wods?limit=4', '/wods?limit=4']) {
      const answer = await ask(url, { 'if-none-match': tagFrom(etag) });
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['content-type']).toBeUndefined();
    }
    const first = await ask(path, { 'if-none-match': '*' });
    expect([first.status, first.body.length, first.headers['content-type']]).toEqual([304, 0, undefined]);
  });

  it('answers 200 for another tag', async () => {
    expect((await ask('/wods?limit=4', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('compresses for Accept-Encoding: %s', async (accepted, encoding, decompress) => {
    const plain = await ask('/wods?limit=20');
    for (const time of ['the first time', 'and again']) {
      const answer = await ask('/wods?limit=20', { 'accept-encoding': accepted });
      expect([time, answer.headers['content-encoding']]).toEqual([time, encoding]);
      expect(answer.body.length).toBeLessThan(plain.body.length / 2);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(decompress(answer.body).equals(plain.body)).toBe(true);
    }
  });

  it.each(['identity', 'deflate', 'br;q=0', 'br;q=0.0, gzip;q=0'])('does not compress for Accept-Encoding: %s', async (accepted) => {
    expect((await ask('/wods?limit=20', { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
  });

  it('gives every way of asking the same question the same answer', async () => {
    const [a, b, c] = await Promise.all([
      ask('/wods?type=AMRAP&limit=5'),
      ask('/wods?limit=5&type=AMRAP&utm_source=mail'),
      ask('/wods?limit=5&type=%41MRAP'),
    ]);
    expect(b.headers.etag).toBe(a.headers.etag);
    expect(c.headers.etag).toBe(a.headers.etag);
    expect((await ask('/wods?type=EMOM&limit=5')).headers.etag).not.toBe(a.headers.etag);
  });

  it('answers a very long address, and an id with escapes, as any other', async () => {
    const long = await ask(`/wods?limit=5&type=AMRAP&utm_source=${'x'.repeat(2000)}`);
    expect(long.body.equals((await ask('/wods?limit=5&type=AMRAP')).body)).toBe(true);
    const { id } = (JSON.parse((await ask('/wods/recent?limit=1')).body.toString()) as [{ id: string }])[0];
    const escaped = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    for (const path of [id, escaped, escaped]) expect((await ask(`/wods/${path}`)).body.toString()).toContain(`"id":"${id}"`);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    for (const path of ['/wods?limit=6', '/wods?limit=6']) {
      const head = await ask(path, {}, 'HEAD');
      const get = await ask(path);
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
      expect(head.headers.etag).toBe(get.headers.etag);
    }
  });
}
