import type { ErrorBody, Exercise, ExerciseInput, LoginAnswer, Wod, WodInput } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { type Api, readEnvironment } from '../src/index.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { type DatabaseKind, type EmptyDatabase, PASSWORD, USERNAME } from './database/databases.js';
import { EVERY_ENTITY } from './database/every-entity.js';
import { type RunningApi, startApi } from './running-api.js';

export { PASSWORD, USERNAME };
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Sends JSON to the api and reads its answer; a string is sent as it is. */
export async function ask<Body>(url: string, method: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === '' ? undefined : JSON.parse(text)) as Body };
}

/** A library that a suite writes to, and its admin. */
export class Library {
  private database: EmptyDatabase;
  private running: RunningApi;
  token: string;

  private constructor(private readonly settings: NodeJS.ProcessEnv) {}

  /** Creates an empty one on a database before the suite, or before each test, and removes it afterwards. */
  static on({ create }: DatabaseKind, per: 'suite' | 'test' = 'suite', settings: NodeJS.ProcessEnv = {}): Library {
    const library = new Library(settings);
    (per === 'suite' ? beforeAll : beforeEach)(async () => {
      library.database = await create();
      await library.start();
    });
    (per === 'suite' ? afterAll : afterEach)(async () => {
      await library.running.stop();
      await library.database.drop();
    });
    return library;
  }

  get variables(): NodeJS.ProcessEnv {
    return { ...this.database.variables, ADMIN_PASSWORD: PASSWORD, SEED: 'none', ...this.settings };
  }

  get url(): string {
    return this.running.url;
  }

  get api(): Api {
    return this.running.api;
  }

  /** Works on the database behind the api's back. */
  async inDatabase<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const source = await createDataSource(readEnvironment(this.variables), EVERY_ENTITY).initialize();
    return work(source.manager).finally(() => source.destroy());
  }

  async restart(): Promise<void> {
    await this.running.stop();
    await this.start();
  }

  /** Sends a request as the admin. */
  send<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    return ask<Body>(`${this.url}${path}`, method, body, { authorization: `Bearer ${this.token}` });
  }

  get<Body>(path: string): Promise<Body> {
    return this.expecting<Body>(200, 'GET', path);
  }

  /** The body of a refusal with the expected status. */
  refused(status: number, method: string, path: string, body?: unknown): Promise<ErrorBody> {
    return this.expecting<ErrorBody>(status, method, path, body);
  }

  createWod(input: WodInput): Promise<Wod> {
    return this.expecting<Wod>(201, 'POST', '/wods', input);
  }

  createExercise(input: ExerciseInput): Promise<Exercise> {
    return this.expecting<Exercise>(201, 'POST', '/exercises', input);
  }

  async expecting<Body>(status: number, method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.send<Body>(method, path, body);
    if (answer.status !== status) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** As a restore requires, which ends all sign-ins. */
  async signIn(): Promise<void> {
    const { body } = await ask<LoginAnswer>(`${this.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD });
    this.token = body.token;
  }

  private async start(): Promise<void> {
    this.running = await startApi(this.variables);
    await this.signIn();
  }
}
