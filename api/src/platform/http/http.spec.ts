import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Body, Controller, Delete, Get, HttpException, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Type } from 'class-transformer';
import { IsInt, IsString, ValidateNested } from 'class-validator';
import { Environment } from '../environment/environment.js';
import { AllowedMethods } from '../errors/allowed-methods.js';
import { ErrorFilter } from '../errors/error.filter.js';
import { InputPipe } from '../input/input.pipe.js';
import { NestLogger } from '../logging/nest-logger.js';
import { createAdapter } from './fastify-adapter.js';

class PartDto {
  @IsInt({ message: 'reps must be a whole number' })
  reps: number;
}

class ThingDto {
  @IsString({ message: 'name must be a text' })
  name: string;

  @ValidateNested({ each: true })
  @Type(() => PartDto)
  parts: PartDto[] = [];
}

class Secret extends Error {
  readonly parameters = ['password of the admin'];
}

@Controller('things')
class ThingsController {
  @Post()
  create(@Body() thing: ThingDto): ThingDto {
    return thing;
  }

  @Delete(':id')
  remove(@Param('id') id: string): { id: string } {
    return { id };
  }

  @Get('fails/:how')
  fail(@Param('how') how: string): never {
    if (how === 'away') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    if (how === 'text') throw 'just a text';
    if (how === 'unknown') throw new HttpException('This may have been saved', 503, { cause: new Error('the line was cut') });
    if (/^4\d\d$/.test(how)) throw new HttpException('Refused', Number(how));
    throw new Secret(`SELECT ${how} of the inside`);
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

let app: NestFastifyApplication;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const environment = Object.assign(new Environment(), { logLevel: 'info' });
  const adapter = createAdapter(environment, { logTarget: { write: (line) => lines.push(JSON.parse(line)) } });
  const methods = new AllowedMethods();
  methods.watch(adapter.getInstance());
  app = await NestFactory.create(ThingsModule, adapter, { bodyParser: false, logger: new NestLogger(adapter.getInstance().log) });
  app.useGlobalPipes(new InputPipe());
  app.useGlobalFilters(new ErrorFilter(methods));
  await app.init();
});

afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/things', payload, headers: { 'content-type': type } });

it('takes JSON, drops what it does not know and refuses what would change a prototype', async () => {
  const body = '{"name":"x","unknown":1,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"parts":[{"reps":1,"more":2}]}';
  const answer = await post(body);
  expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'x', parts: [{ reps: 1 }] }]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

it('names a problem by the path of its field', async () => {
  const answer = await post('{"name":5,"parts":[{"reps":1},{"reps":"x"}]}');
  expect(answer.json()).toMatchObject({
    statusCode: 400,
    error: 'name must be a text. reps must be a whole number',
    details: [
      { field: 'name', message: 'name must be a text' },
      { field: 'parts.1.reps', message: 'reps must be a whole number' },
    ],
  });
});

it.each([
  ['JSON that breaks off', '{"name":', 'application/json', 400, 'The request could not be understood'],
  ['no JSON object', '5', 'application/json', 400, 'The request body must be an object'],
  ['null', 'null', 'application/json', 400, 'The request body must be an object'],
  ['a list', '[]', 'application/json', 400, 'The request body must be an object'],
  ['more than 256 KB', `{"name":"${'x'.repeat(256 * 1024)}"}`, 'application/json', 413, 'The request is too large'],
  ['a form', 'name=x', 'application/x-www-form-urlencoded', 415, 'The request body must be JSON'],
  ['text', 'x', 'text/plain', 415, 'The request body must be JSON'],
  ['an unknown type', 'x', 'x', 415, 'The request body must be JSON'],
])('refuses %s', async (_, payload, type, statusCode, error) => {
  const answer = await post(payload, type);
  expect(answer.json()).toMatchObject({ statusCode, error, requestId: answer.headers['x-request-id'] });
  expect(answer.statusCode).toBe(statusCode);
});

it('takes a DELETE with a content type and no body, as browsers send it', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/things/7', headers: { 'content-type': 'application/json' } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { id: '7' }]);
});

it('says nothing of the inside when it fails, and logs it with what was asked and the id of the request', async () => {
  const answer = await app.inject('/things/fails/secret?search=private');
  const id = answer.headers['x-request-id'];
  expect(answer.json()).toEqual({ error: 'Something went wrong on our side', statusCode: 500, requestId: id });
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'error',
      id,
      method: 'GET',
      path: '/things/fails/secret',
      status: 500,
      err: expect.objectContaining({ message: 'SELECT secret of the inside', stack: expect.stringContaining('http.spec') }),
    }),
  );
  expect(JSON.stringify(lines)).not.toMatch(/password of the admin|private/);
  expect((await app.inject('/things/fails/text')).statusCode).toBe(500);
});

it('answers 503 with Retry-After when the database is away', async () => {
  const answer = await app.inject('/things/fails/away');
  expect(answer.json()).toMatchObject({ statusCode: 503, error: 'The library is away for a moment. Please try again' });
  expect(answer.headers['retry-after']).toBe('5');
});

it('logs why something may have been saved', async () => {
  await app.inject('/things/fails/unknown');
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', status: 503, err: expect.objectContaining({ message: 'the line was cut' }) }),
  );
});

it('logs one line for each request, without its query, body or token', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/things?search=private',
    payload: '{"name":"private"}',
    headers: { 'content-type': 'application/json', authorization: 'Bearer private' },
  });
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: answer.headers['x-request-id'],
      method: 'POST',
      path: '/things',
      status: 201,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
});

it('takes a client that hangs up for no failure of ours', async () => {
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST /things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n');
  });
  // The server waits for the body.
  await once(socket, 'data');
  lines.splice(0);
  socket.destroy();
  const open = () => new Promise((resolve) => app.getHttpServer().getConnections((_: unknown, count: number) => resolve(count)));
  while ((await open()) !== 0) await wait(10);
  expect(lines).toEqual([]);
});

it.each([
  [401, 'warn'],
  [403, 'warn'],
  [429, 'warn'],
  [400, 'info'],
  [404, 'info'],
  [409, 'info'],
])('logs what is refused with %i as %s: who looks for attacks finds them at the level that is the default', async (status, level) => {
  await app.inject(`/things/fails/${status}`);
  expect(lines).toEqual([expect.objectContaining({ level, status, path: `/things/fails/${status}` })]);
});

it.each(['/%zz', `/things/${'x'.repeat(200)}`])('logs and answers what is refused before routing: %.10s', async (url) => {
  const answer = await app.inject({ method: 'DELETE', url });
  expect(answer.statusCode).toBe(url.startsWith('/%') ? 400 : 404);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(lines).toEqual([expect.objectContaining({ status: answer.statusCode, id: answer.headers['x-request-id'] })]);
});
