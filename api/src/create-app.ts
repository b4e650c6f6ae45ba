import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { AnswerCache } from './answers/answer-cache.js';
import { AnswerKeys } from './answers/answer-keys.js';
import type { Freshness } from './answers/freshness.js';
import { keepAnswers } from './answers/keep-answers.js';
import { AppModule } from './app.module.js';
import { Catalogue } from './catalogue/catalogue.js';
import { CatchUp } from './catalogue/catch-up.js';
import { ReplicaWatch } from './catalogue/replica-watch.js';
import type { Environment } from './environment/environment.js';
import { ErrorFilter } from './errors/error.filter.js';
import { AllowedMethods } from './http/allowed-methods.js';
import { API_PREFIX } from './http/api-prefix.js';
import { type AdapterOptions, createAdapter } from './http/fastify-adapter.js';
import { DOCS_CSP, securityHeaders } from './http/security-headers.js';
import { InputPipe } from './input/input.pipe.js';
import { NestLogger } from './logging/nest-logger.js';
import { describeApi } from './openapi/describe-api.js';

const DOCS_PATH = 'docs';

/** How new what the application answers is. */
export function freshnessOf(app: NestFastifyApplication): Freshness {
  const catalogue = app.get(Catalogue);
  const watch = app.get(ReplicaWatch);
  const catchUp = app.get(CatchUp);
  return {
    version: (content) => catalogue.contentVersion[content],
    staleSeconds: () => watch.staleSeconds ?? catchUp.staleSeconds,
  };
}

/** Puts the application together: the database is open and up to date, the library not loaded yet. */
export async function createApp(environment: Environment, options?: AdapterOptions): Promise<NestFastifyApplication> {
  const adapter = createAdapter(environment, options);
  const fastify = adapter.getInstance();
  const allowedMethods = new AllowedMethods();
  allowedMethods.watch(fastify);

  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(environment), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(fastify.log),
  });
  app.setGlobalPrefix(API_PREFIX);
  app.useGlobalPipes(new InputPipe());
  app.useGlobalFilters(new ErrorFilter(allowedMethods));
  keepAnswers(fastify, { cache: app.get(AnswerCache), keys: app.get(AnswerKeys), freshness: freshnessOf(app) }, securityHeaders(environment.site));

  const isOfDocs = (url: string) => url.startsWith(`/${API_PREFIX}/${DOCS_PATH}`);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isOfDocs(request.url)) reply.header('content-security-policy', DOCS_CSP);
    done();
  });
  // Swagger's own answers don't say how their text is written.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const type = isOfDocs(request.url) ? String(reply.getHeader('content-type')) : '';
    if (/^(text\/\w+|application\/javascript)$/.test(type)) reply.header('content-type', `${type}; charset=utf-8`);
    done();
  });
  SwaggerModule.setup(DOCS_PATH, app, () => describeApi(app), { useGlobalPrefix: true });

  try {
    await app.init();
    await fastify.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
