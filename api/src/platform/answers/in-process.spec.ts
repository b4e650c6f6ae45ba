import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { inProcess } from './in-process.js';

const fastify = Fastify();
const handled: string[] = [];
fastify.addHook('onResponse', (request, reply, done) => {
  handled.push(`${request.method} ${request.url} ${reply.statusCode}`);
  done();
});
fastify.post('/echo', (request) => ({ got: request.body, from: request.ip }));
fastify.get('/cookies', (_request, reply) => reply.header('set-cookie', ['a=1', 'b=2']).code(201).send('two'));
fastify.get('/stream', (_request, reply) => reply.type('text/plain').send(Readable.from(['one ', Buffer.from('two')])));
fastify.get('/breaks', (_request, reply) =>
  reply.send(
    Readable.from(
      (async function* () {
        yield 'one';
        throw new Error('The source is gone');
      })(),
    ),
  ),
);
fastify.get('/raw', (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(202, { 'x-raw': 'yes' });
  reply.raw.end('raw');
});

beforeAll(async () => void (await fastify.ready()));
afterAll(() => fastify.close());
beforeEach(() => handled.splice(0));

const ask = (path: string, init?: RequestInit) => inProcess(fastify, undefined, path, init);

it('sends a body, in the name of this process', async () => {
  const body = JSON.stringify({ name: 'Überkopf' });
  const answer = await ask('/echo', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(await answer.json()).toEqual({ got: { name: 'Überkopf' }, from: 'in process' });
  expect(handled).toEqual(['POST /echo 200']);
});

it('answers with the status, every header and the body', async () => {
  const answer = await ask('/cookies');
  expect([answer.status, answer.ok, await answer.text()]).toEqual([201, true, 'two']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('content-length')).toBe('3');
});

it('collects a stream, and what is written past the framework', async () => {
  expect(await (await ask('/stream')).text()).toBe('one two');
  const raw = await ask('/raw');
  expect([raw.status, raw.headers.get('x-raw'), await raw.text()]).toEqual([202, 'yes', 'raw']);
});

it('fails when the answer breaks off', async () => {
  await expect(ask('/breaks')).rejects.toThrow('The answer to GET /breaks broke off');
});

it('answers a path without a route', async () => {
  expect((await ask('/none')).status).toBe(404);
});
