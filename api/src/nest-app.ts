import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { describeApi } from './describe-api.js';
import { CatchUp } from './library/catch-up.js';
import { Library } from './library/library.js';
import { ReplicaWatch } from './library/replica-watch.js';
import { Today } from './library/today.js';
import { AnswerCache } from './platform/answers/answer-cache.js';
import { addAnswerHooks } from './platform/answers/answer-hooks.js';
import { AnswerKeys } from './platform/answers/answer-keys.js';
import type { Freshness } from './platform/answers/freshness.js';
import { SentAlong } from './platform/answers/sent-along.js';
import type { Environment } from './platform/environment/environment.js';
import { AllowedMethods } from './platform/errors/allowed-methods.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { API_PREFIX } from './platform/http/api-prefix.js';
import { type AdapterOptions, createAdapter } from './platform/http/fastify-adapter.js';
import { DOCS_CSP, securityHeaders } from './platform/http/security-headers.js';
import { InputPipe } from './platform/input/input.pipe.js';
import { NestLogger } from './platform/logging/nest-logger.js';

const DOCS_PATH = 'docs';

/** How fresh the application's answers are. */
export function freshnessOf(app: NestFastifyApplication): Freshness {
  const library = app.get(Library);
  const today = app.get(Today);
  const watch = app.get(ReplicaWatch);
  const catchUp = app.get(CatchUp);
  return {
    version: (content) => today.dated(library.contentVersion)[content],
    staleSeconds: () => watch.staleSeconds ?? catchUp.staleSeconds,
  };
}

/** What is said along with the application's public answers. */
export const sentAlong = (app: NestFastifyApplication, { cdn }: Environment) => new SentAlong(freshnessOf(app), app.get(AnswerKeys), cdn);

/** Assembles the application: the database is open and up to date, the library not loaded yet. */
export async function createNestApp(environment: Environment, options?: AdapterOptions): Promise<NestFastifyApplication> {
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
  addAnswerHooks(
    fastify,
    {
      cache: app.get(AnswerCache),
      keys: app.get(AnswerKeys),
      freshness: freshnessOf(app),
      along: sentAlong(app, environment),
    },
    securityHeaders(environment.site),
  );

  const isOfDocs = (url: string) => url.startsWith(`/${API_PREFIX}/${DOCS_PATH}`);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isOfDocs(request.url)) reply.header('content-security-policy', DOCS_CSP);
    done();
  });
  // Swagger's own answers don't state their character encoding.
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
