import 'reflect-metadata';
import { Controller, Get, Headers, Ip, type INestApplication, Module, Param, Query, Req } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { IsOptional, IsString } from 'class-validator';
import { AnswerKeys } from './answer-keys.js';
import { PublicContent } from './public-content.decorator.js';

class PageDto {
  @IsOptional()
  @IsString()
  page?: string;
}

class QueryDto extends PageDto {
  @IsOptional()
  @IsString()
  search?: string;

  /** Has no rule, so the validation drops it and no route can read it. */
  ignored?: string;
}

@Controller('things')
class Things {
  @Get()
  @PublicContent()
  list(@Query() query: QueryDto, @Ip() _address: string) {
    return query;
  }

  @Get('recent')
  @PublicContent()
  recent() {
    return [];
  }

  @Get('private')
  personal(@Headers('cookie') cookie: string) {
    return cookie;
  }

  @Get(':id')
  @PublicContent()
  one(@Param('id') id: string) {
    return id;
  }

  @Get(':id/parts')
  @PublicContent()
  parts(@Param('id') id: string) {
    return id;
  }
}

class ReadsHeaders {
  @Get()
  @PublicContent()
  get(@Headers('accept-language') language: string) {
    return language;
  }
}

class ReadsTheRequest {
  @Get()
  @PublicContent()
  get(@Req() request: object) {
    return request;
  }
}

class ReadsOneParameter {
  @Get()
  @PublicContent()
  get(@Query('page') page: string) {
    return page;
  }
}

class IsDeep {
  @Get(':id/parts/first')
  @PublicContent()
  get(@Param('id') id: string) {
    return id;
  }
}

class HasTwoParameters {
  @Get(':id/:part')
  @PublicContent()
  get(@Param('id') id: string) {
    return id;
  }
}

let app: INestApplication | undefined;

async function keysOf(...controllers: (new () => object)[]): Promise<AnswerKeys> {
  @Module({ imports: [DiscoveryModule], controllers, providers: [AnswerKeys] })
  class TestModule {}
  app = await NestFactory.create(TestModule, new FastifyAdapter(), { logger: false, abortOnError: false });
  await app.init();
  return app.get(AnswerKeys);
}

afterEach(() => app?.close());

it('makes one key of all ways to ask the same', async () => {
  const keys = await keysOf(Things);
  const long = `/api/things?search=${'x'.repeat(500)}`;
  const expected: Record<string, string | undefined> = {
    '/api/things': '/api/things',
    '/api/things?': '/api/things',
    '/api/things?search=a&page=2': '/api/things?page=2&search=a',
    '/api/things?page=2&search=a': '/api/things?page=2&search=a',
    '/api/things?page=2&page=1': '/api/things?page=2&page=1',
    '/api/things?search=a%20b': '/api/things?search=a+b',
    '/api/things?search=%': '/api/things?search=%25',
    '/api/things?utm_source=mail&ignored=1&__proto__=2': '/api/things',
    '/api/things/recent?page=2': '/api/things/recent',
    '/api/things/1234?page=2': '/api/things/1234',
    '/api/things/%31234': undefined,
    '/api/things/1234/parts?page=2': '/api/things/1234/parts',
    '/api/things/1234/others': undefined,
    '/api/things/1234/parts/first': undefined,
    '/api/other': undefined,
    '/api/': undefined,
    [long]: undefined,
  };
  expect(Object.fromEntries(Object.keys(expected).map((url) => [url, keys.of(url)]))).toEqual(expected);
});

it.each([[ReadsHeaders], [ReadsTheRequest], [ReadsOneParameter], [IsDeep], [HasTwoParameters]])(
  'does not start with a route whose answers can not be told apart: %p',
  async (controller) => {
    Controller('things')(controller);
    await expect(keysOf(controller)).rejects.toThrow(/answers of api\/things/);
  },
);
