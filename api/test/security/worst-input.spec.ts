import { Agent, request as send } from 'node:http';
import { databases, type EmptyDatabase } from '../database/databases.js';
import { ask, PASSWORD, UNKNOWN_ID, USERNAME } from '../library.js';
import { type RunningApi, startApi } from '../running-api.js';
import { repeated, WORST_BODIES, WORST_HEADERS, WORST_QUERIES, WORST_TEXTS } from './worst-input.js';

/** The most that the api accepts. */
const BODY_BYTES = 256 * 1024;
const MORE_BYTES = 1024 * 1024;
const PATH_BYTES = 14_000;
/** CPU time of the whole process, all its threads together. */
const BOUND_MS = 250;

interface Schema {
  $ref?: string;
  type?: string;
  enum?: string[];
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
}
interface Operation {
  parameters?: { name: string; in: string }[];
  security?: unknown[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
interface Route {
  method: string;
  /** With its parameters, such as /wods/{id}. */
  path: string;
  queries: string[];
  body: Schema | undefined;
  isForAdmin: boolean;
}

/** Where the worst text goes in an otherwise valid body. */
const HOLE = 'the worst text';

let database: EmptyDatabase;
let running: RunningApi;
let routes: Route[];
let token: string;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  database = await (databases[0] as (typeof databases)[number]).create();
  running = await startApi({ ...database.variables, ADMIN_PASSWORD: PASSWORD, SEED: 'catalogue', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' });
  const { body } = await ask<{ token: string }>(`${running.url}/auth/login`, 'POST', { username: USERNAME, password: PASSWORD });
  token = body.token;
  routes = routesOf(await running.json<Description>('/docs-json'));
});

afterAll(async () => {
  agent.destroy();
  await running.stop();
  await database.drop();
});

function routesOf({ paths, components }: Description): Route[] {
  const whole = (schema: Schema): Schema => {
    if (schema.$ref !== undefined) return whole(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [name, whole(property)] as const);
    return {
      ...schema,
      ...(schema.items && { items: whole(schema.items) }),
      ...(schema.properties && { properties: Object.fromEntries(properties) }),
    };
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, security }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
      queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: requestBody && whole(requestBody.content['application/json'].schema),
      isForAdmin: security !== undefined,
    })),
  );
}

/** What a stranger can reach. What the admin's routes do before they refuse one is the same for all, so one with a body and an id stands for them. */
function openRoutes(): Route[] {
  const standIn = routes.find(({ isForAdmin, body, path }) => isForAdmin && body && path.includes('{'));
  return routes.filter((route) => !route.isForAdmin || route === standIn);
}

/** A body that satisfies its schema. */
function sampleOf({ type, enum: values, minimum, properties = {}, items, required = [] }: Schema): unknown {
  if (type === 'array') return items ? [sampleOf(items)] : [];
  if (type === 'string') return values?.[0] ?? 'x';
  if (type === 'number' || type === 'integer') return minimum ?? 1;
  if (type === 'boolean') return true;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, property]) => [name, sampleOf(property)]),
  );
}

/** The sample with the hole in place of each of its texts in turn. */
function holed(schema: Schema): unknown[] {
  const { type, properties = {}, items } = schema;
  if (type === 'string') return [HOLE];
  if (type === 'array') return items ? holed(items).map((item) => [item]) : [];
  const sample = sampleOf(schema);
  return Object.entries(properties).flatMap(([name, property]) => holed(property).map((value) => ({ ...(sample as object), [name]: value })));
}

const listIn = ({ properties = {} }: Schema) => Object.entries(properties).find(([, { type }]) => type === 'array')?.[0] ?? 'list';
const addressOf = (path: string, id = UNKNOWN_ID) => path.replace(/\{\w+\}/g, id);

/** The status of an answer. */
function statusOf(method: string, path: string, body: Buffer | undefined, headers: Record<string, string>): Promise<number> {
  const sent = { ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }), ...headers };
  return new Promise((resolve, reject) => {
    send(`${running.url}${path}`, { method, headers: sent, agent }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}

/** Made once for all routes, which takes longer than sending it. */
const bodies = new Map<string, Buffer>();

function bodyOf(what: string, make: () => string): Buffer {
  const body = bodies.get(what) ?? Buffer.from(make());
  bodies.set(what, body);
  return body;
}

const slow: string[] = [];
/** Garbage collection and compilation happen now and then, what grows with the input happens every time. */
const ATTEMPTS = 5;

/**
 * Sends it beside a read, and records it when the two took too much CPU time at every attempt, or were not answered.
 * @returns the status of its answer
 */
async function measure(
  what: string,
  method: string,
  path: string,
  { body, headers = {} }: { body?: Buffer; headers?: Record<string, string> },
): Promise<number> {
  const name = `${method} ${path.slice(0, 60)} with ${what}`;
  let status = 0;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = process.cpuUsage();
    const [answered, read] = await Promise.all([statusOf(method, path, body, headers), statusOf('GET', '/wods/recent', undefined, {})]);
    const { user, system } = process.cpuUsage(before);
    status = answered;
    if (status >= 500 || read !== 200) {
      slow.push(`${name}: ${status}, the read ${read}`);
      break;
    }
    const ms = Math.round((user + system) / 1000);
    if (ms <= BOUND_MS) break;
    if (attempt === ATTEMPTS) slow.push(`${name}: ${ms} ms, and too much at each attempt before`);
  }
  return status;
}

describe.each([
  ['a stranger', () => ({}), openRoutes],
  ['the admin', () => ({ authorization: `Bearer ${token}` }), () => routes],
] as const)('the worst that %s can send', (_, credentials, reached) => {
  beforeEach(() => void slow.splice(0));

  it('is answered at once when it is a text of a body', async () => {
    routes: for (const { method, path, body } of reached()) {
      for (const sample of body ? holed(body).map((holedBody) => JSON.stringify(holedBody)) : []) {
        for (const [what, pattern] of Object.entries(WORST_TEXTS)) {
          for (const bytes of [BODY_BYTES, 16_000, 1900]) {
            const text = repeated(pattern, Math.min(bytes, BODY_BYTES - sample.length));
            const status = await measure(`${bytes} bytes of ${what}`, method, addressOf(path), {
              body: Buffer.from(sample.replace(HOLE, () => text)),
              headers: credentials(),
            });
            // Nothing has looked at it, whatever it is.
            if (status === 401) continue routes;
          }
        }
      }
    }
    expect(slow).toEqual([]);
  }, 300_000);

  it('is answered at once when it is a whole body', async () => {
    for (const { method, path, body } of reached()) {
      if (!body) continue;
      for (const [what, make] of Object.entries(WORST_BODIES)) {
        for (const bytes of [MORE_BYTES, BODY_BYTES, 30_000]) {
          const list = listIn(body);
          const worst = `${bytes} bytes of ${what}, ${list}`;
          await measure(worst, method, addressOf(path), { body: bodyOf(worst, () => make(bytes, list)), headers: credentials() });
        }
      }
    }
    expect(slow).toEqual([]);
  }, 300_000);

  it('is answered at once when it is in the address or a header', async () => {
    for (const { method, path, queries } of reached()) {
      const texts = Object.entries(WORST_TEXTS).map(([what, pattern]) => [what, repeatedEncoded(pattern)] as const);
      for (const query of WORST_QUERIES) await measure('a long query', method, `${addressOf(path)}?${query}`, { headers: credentials() });
      for (const name of queries) {
        for (const [what, text] of texts) await measure(what, method, `${addressOf(path)}?${name}=${text}`, { headers: credentials() });
      }
      if (path.includes('{')) for (const [what, text] of texts) await measure(what, method, addressOf(path, text), { headers: credentials() });
      for (const [name, value] of WORST_HEADERS)
        await measure(`a long ${name}`, method, addressOf(path), { headers: { ...credentials(), [name]: value } });
    }
    expect(slow).toEqual([]);
  }, 300_000);
});

// Lone surrogates can't be encoded in a URL.
const repeatedEncoded = (pattern: string) => {
  const encoded = encodeURIComponent((JSON.parse(`"${pattern}"`) as string).replace(/\p{Cs}/gu, '\ufffd'));
  return encoded.repeat(Math.floor(PATH_BYTES / encoded.length));
};

it('is asked of routes with bodies, queries and parameters', () => {
  expect(routes.filter(({ body }) => body).length).toBeGreaterThan(6);
  expect(routes.filter(({ queries }) => queries.length > 0).length).toBeGreaterThan(3);
});

it('reaches nothing of the admin’s without signing in', async () => {
  for (const { method, path, body } of routes.filter(({ isForAdmin }) => isForAdmin)) {
    const sample = body && Buffer.from(JSON.stringify(sampleOf(body)));
    expect([method, path, await statusOf(method, addressOf(path), sample, {})]).toEqual([method, path, 401]);
  }
  expect(openRoutes().length).toBeLessThan(routes.length);
});
