import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { AnswerCache } from './answers/answer-cache.js';
import { KeptAnswers } from './answers/kept-answers.js';
import { FirstAdmin } from './auth/first-admin.js';
import { Catalogue } from './catalogue/catalogue.js';
import { ReplicaWatch } from './catalogue/replica-watch.js';
import { createApp } from './create-app.js';
import { withStartLock } from './database/start-lock.js';
import type { Environment } from './environment/environment.js';
import { inProcess } from './http/in-process.js';
import { FirstStart } from './imports/first-start.js';
import type { LogTarget } from './logging/log-options.js';

/** The running api. */
export interface Api {
  /** Answers everything under /api, whatever server the request came to. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Asks the api without the network. The path is relative to /api; the answer is the one that HTTP would give. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Changes whenever any public content changes. */
  contentVersion(): string;
  /** The pages of the library with their last change, where it is known. */
  sitemapEntries(): { path: string; lastModified?: string }[];
  /** The first admin's password, when this start had to make one up. It is kept nowhere else. */
  readonly generatedAdminPassword?: string;
  /** Lets the requests that run finish, then leaves the database. */
  close(): Promise<void>;
}

export interface ApiOptions {
  /** Told what takes long at the start, in a sentence for the console. */
  onProgress?(sentence: string): void;
  /** Where the log goes instead of standard output. */
  logTarget?: LogTarget;
}

/**
 * Starts the api: opens the database and brings its tables up to date, makes the first admin, imports the catalogue into an
 * empty library, and loads the library.
 * @throws Error with the reason when it can't start
 */
export async function createApi(environment: Environment, { onProgress, logTarget }: ApiOptions = {}): Promise<Api> {
  const app = await createApp(environment, logTarget);
  try {
    return apiOf(app, await firstSteps(app, environment, onProgress));
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** @returns the first admin's password, when one was made up */
async function firstSteps(
  app: NestFastifyApplication,
  { seedsCatalogue }: Environment,
  onProgress: ApiOptions['onProgress'] = () => undefined,
): Promise<string | undefined> {
  const password = await withStartLock(app.get(DataSource), async () => {
    const generated = await app.get(FirstAdmin).create();
    if (seedsCatalogue) await app.get(FirstStart).seed(onProgress);
    return generated;
  });
  await app.get(Catalogue).load();
  app.get(ReplicaWatch).start();
  return password;
}

function apiOf(app: NestFastifyApplication, generatedAdminPassword: string | undefined): Api {
  const fastify = app.getHttpAdapter().getInstance();
  const catalogue = app.get(Catalogue);
  const kept = new KeptAnswers(app.get(AnswerCache), () => catalogue.version, fastify.log);
  return {
    handle: (request, response) => {
      if (!kept.answer(request, response)) fastify.routing(request, response);
    },
    request: (path, init) => inProcess(fastify, kept, `/api${path}`, init),
    contentVersion: () => String(catalogue.version),
    sitemapEntries: () => [
      ...Array.from(catalogue.wodRecords(), ({ id, updatedAt }) => ({ path: `/wods/${id}`, lastModified: updatedAt })),
      ...catalogue.exercises().map(({ id }) => ({ path: `/exercises/${id}` })),
    ],
    generatedAdminPassword,
    close: () => app.close(),
  };
}
