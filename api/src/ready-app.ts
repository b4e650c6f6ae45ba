import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { ContentVersion } from '@wod/domain';
import { DataSource } from 'typeorm';
import { FirstAdmin } from './auth/first-admin.js';
import { DaysService } from './days/days.service.js';
import { FirstStart } from './imports/first-start.js';
import { CdnPurge } from './library/cdn-purge.js';
import { Library } from './library/library.js';
import { ReplicaWatch } from './library/replica-watch.js';
import { Today } from './library/today.js';
import { createNestApp, freshnessOf, sentAlong } from './nest-app.js';
import { AnswerCache } from './platform/answers/answer-cache.js';
import { AnswerKeys } from './platform/answers/answer-keys.js';
import { KeptAnswers } from './platform/answers/kept-answers.js';
import { notReady } from './platform/database/open-database.js';
import { poolUse } from './platform/database/pool.js';
import { findReadOnly } from './platform/database/read-only.js';
import { withStartLock } from './platform/database/start-lock.js';
import type { Environment } from './platform/environment/environment.js';
import type { AdapterOptions } from './platform/http/fastify-adapter.js';
import { requestLog } from './platform/http/request-log.js';
import type { Metrics } from './platform/metrics/metrics.js';
import { AttemptCounts } from './platform/throttle/attempt-counts.js';
import { Publications } from './wods/publications.js';

export interface StartOptions extends AdapterOptions {
  /** Counts the requests, and collects the figures of whatever answers them. */
  metrics?: Metrics;
  /** Called during a start with each sentence for the console: what takes long, and the first admin's password, if it was generated. */
  onProgress?(sentence: string): void;
}

/** Answers requests. */
export interface App {
  readonly fastify: FastifyInstance;
  readonly kept?: KeptAnswers;
  /** Absent until the library is loaded. */
  contentVersion?(): ContentVersion;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date, creates the first admin, imports the catalogue into an empty library,
 * and loads the library.
 * @throws Error with the reason when it can't start
 */
export async function startReadyApp(environment: Environment, options: StartOptions): Promise<App> {
  const app = await createNestApp(environment, options);
  try {
    await firstSteps(app, environment, options);
    return appOf(app, environment, options);
  } catch (error) {
    await app.close();
    throw notReady(environment, error);
  }
}

async function firstSteps(app: NestFastifyApplication, environment: Environment, { onProgress = () => undefined }: StartOptions): Promise<void> {
  const readOnly = await findReadOnly(app.get(DataSource));
  if (readOnly) onProgress(readOnly.message);
  await withStartLock(environment, async () => {
    await app.get(FirstAdmin).create(onProgress);
    if (environment.seedsCatalogue) await app.get(FirstStart).seed(onProgress);
  });
  await app.get(Library).load();
  if (!readOnly) await app.get(DaysService).keep();
  app.get(ReplicaWatch).start();
  app.get(Publications).start();
  app.get(CdnPurge).start();
}

function appOf(app: NestFastifyApplication, environment: Environment, { metrics }: StartOptions): App {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const cache = app.get(AnswerCache);
  const library = app.get(Library);
  const today = app.get(Today);
  metrics?.measure({
    library,
    cache,
    watch: app.get(ReplicaWatch),
    throttle: app.get(AttemptCounts, { strict: false }),
    pool: poolUse(app.get(DataSource)),
  });
  return {
    fastify,
    kept: new KeptAnswers(
      cache,
      app.get(AnswerKeys),
      freshnessOf(app),
      sentAlong(app, environment),
      environment.isTrusted,
      requestLog(fastify.log, metrics),
    ),
    contentVersion: () => today.dated(library.contentVersion),
    close: () => app.close(),
  };
}
