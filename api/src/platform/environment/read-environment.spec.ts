import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOG_LEVELS } from './environment.js';
import { EnvironmentError, readEnvironment } from './read-environment.js';

const SECRET = 'a secret of more than thirty-two characters';
const MYSQL = 'mysql://wod:hidden@localhost:3306/wod';

const ESCAPED = 'in a password, write % as %25, # as %23, / as %2F and ? as %3F';

const messageFor = (variables: NodeJS.ProcessEnv): string => {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
};

it('has a default for everything', () => {
  const environment = readEnvironment({});
  expect(environment).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    dataDir: './data',
    embedded: true,
    seedsCatalogue: true,
    adminUsername: 'admin',
    sessionEditing: 'owner',
    logLevel: 'warn',
  });
  expect(environment.site).toEqual({ name: 'WOD Inspiration', origin: 'http://localhost:3000', sessionEditing: 'owner', legal: {} });
});

it('reads every variable', () => {
  const environment = readEnvironment({
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/data',
    DATABASE_URL: MYSQL,
    SITE_ORIGIN: 'https://wod.example.org',
    SITE_NAME: ' My WODs ',
    LEGAL_OPERATOR: 'Operator',
    LEGAL_ADDRESS: 'Street 1',
    LEGAL_CONTACT: 'mail@example.org',
    LEGAL_TRACKING_ID: 'G-123',
    LEGAL_PHONE: '+49 30 123',
    LEGAL_REPRESENTED_BY: 'Somebody',
    LEGAL_REGISTER: 'HRB 1',
    LEGAL_VAT_ID: 'DE1',
    ADMIN_USERNAME: 'coach',
    ADMIN_PASSWORD: 'secret',
    JWT_SECRET: SECRET,
    SEED: 'catalogue',
    SESSION_EDITING: 'open',
    SERVICE_WORKER: 'off',
    TIME_ZONE: 'America/New_York',
    LOG_LEVEL: 'debug',
    MIGRATE: 'off',
    REDIS_URL: 'rediss://:hidden@redis:6379/2',
    TRUST_PROXY: '10.0.0.1, 172.16.0.0/12',
    METRICS_PORT: '9464',
    CDN_SECONDS: '60',
    CDN_STALE_SECONDS: '86400',
    CDN_PURGE_URL: 'https://api.fastly.com/service/1/purge',
    CDN_PURGE_KEY: 'hidden',
  });
  expect(environment).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/data',
    databaseUrl: MYSQL,
    embedded: false,
    seedsCatalogue: true,
    adminUsername: 'coach',
    adminPassword: 'secret',
    jwtSecret: SECRET,
    timeZone: 'America/New_York',
    logLevel: 'debug',
    migrate: 'off',
    redisUrl: 'rediss://:hidden@redis:6379/2',
    trustProxy: '10.0.0.1, 172.16.0.0/12',
    metricsPort: 9464,
  });
  expect(environment.site).toEqual({
    name: 'My WODs',
    origin: 'https://wod.example.org',
    sessionEditing: 'open',
    serviceWorker: 'off',
    legal: {
      operator: 'Operator',
      address: 'Street 1',
      contact: 'mail@example.org',
      phone: '+49 30 123',
      representedBy: 'Somebody',
      register: 'HRB 1',
      vatId: 'DE1',
      trackingId: 'G-123',
    },
  });
});

it('takes an empty variable as absent', () => {
  const empty = Object.fromEntries(
    [
      'PORT',
      'DATABASE_URL',
      'SITE_ORIGIN',
      'JWT_SECRET',
      'SEED',
      'ADMIN_PASSWORD',
      'SESSION_EDITING',
      'SERVICE_WORKER',
      'TIME_ZONE',
      'LOG_LEVEL',
      'MIGRATE',
      'REDIS_URL',
      'TRUST_PROXY',
      'METRICS_PORT',
    ].map((name) => [name, ' ']),
  );
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

it('forgives a slash at the end of SITE_ORIGIN', () => {
  expect(readEnvironment({ SITE_ORIGIN: 'https://wod.example.org/' }).site.origin).toBe('https://wod.example.org');
});

it('starts empty with MySQL unless told otherwise', () => {
  expect(readEnvironment({ DATABASE_URL: MYSQL, JWT_SECRET: SECRET }).seedsCatalogue).toBe(false);
  expect(readEnvironment({ SEED: 'none' }).seedsCatalogue).toBe(false);
});

it('takes passwords with escaped characters', () => {
  const [databaseUrl, redisUrl] = ['mysql://wod:100%25%23%2F%3F%40@host/wod', 'redis://:100%25%23%2F%3F@redis:6379/1'];
  expect(readEnvironment({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, JWT_SECRET: SECRET })).toMatchObject({ databaseUrl, redisUrl });
});

it.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535 (it is "abc")'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535 (it is "65536")'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535 (it is "-1")'],
  ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535 (it is "80.5")'],
  ['PORT', '0x10', 'PORT must be a whole number from 0 to 65535 (it is "0x10")'],
  ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535 (it is "3e3")'],
  ['HOST', 'http://x', 'HOST must be an address or a host name (it is "http://x")'],
  ...[
    'postgres://x/y',
    'mysql://host',
    'mysql://wod:100%@host/wod',
    'mysql://wod:a#b@host/wod',
    'mysql://wod:a/b@host/wod',
    'mysql://wod:1?b@host/wod',
    'mysql://host:99999/wod',
    'mysql://host/wod?ssl=true',
    'mysql://host/wod/more',
    'mysql://[bad/wod',
  ].map((value) => [
    'DATABASE_URL',
    value,
    `DATABASE_URL must be an address such as mysql://user:password@host:3306/database, with nothing after it; ${ESCAPED}`,
  ]),
  ['SITE_ORIGIN', 'wod.example.org', 'SITE_ORIGIN must be an origin such as https://wod.example.org, without a path (it is "wod.example.org")'],
  [
    'SITE_ORIGIN',
    'https://wod.example.org:80443',
    'SITE_ORIGIN must be an origin such as https://wod.example.org, without a path (it is "https://wod.example.org:80443")',
  ],
  ['SITE_ORIGIN', 'https://[bad', 'SITE_ORIGIN must be an origin such as https://wod.example.org, without a path (it is "https://[bad")'],
  ['SITE_ORIGIN', 'https://x.org/wods', 'SITE_ORIGIN must be an origin such as https://wod.example.org, without a path (it is "https://x.org/wods")'],
  ['LEGAL_TRACKING_ID', '<script>', 'LEGAL_TRACKING_ID must be at most 64 letters, digits, dashes and underscores (it is "<script>")'],
  ['ADMIN_USERNAME', 'ad\nmin', String.raw`ADMIN_USERNAME must be one line without control characters (it is "ad\nmin")`],
  ['ADMIN_USERNAME', 'ad\0min', String.raw`ADMIN_USERNAME must be one line without control characters (it is "ad\u0000min")`],
  ['SITE_NAME', 'My\r\nWODs', String.raw`SITE_NAME must be one line without control characters (it is "My\r\nWODs")`],
  ['SITE_NAME', 'My\u2028WODs', `SITE_NAME must be one line without control characters (it is "My\u2028WODs")`],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must be 6 to 200 characters long'],
  ['ADMIN_PASSWORD', 'x'.repeat(201), 'ADMIN_PASSWORD must be 6 to 200 characters long'],
  ['JWT_SECRET', 'short', 'JWT_SECRET must be at least 32 characters long, and is required with DATABASE_URL'],
  ['SEED', 'all', 'SEED must be catalogue or none (it is "all")'],
  ['SERVICE_WORKER', 'no', 'SERVICE_WORKER must be on or off (it is "no")'],
  ['SESSION_EDITING', 'nobody', 'SESSION_EDITING must be owner, open or admin (it is "nobody")'],
  ['MIGRATE', 'later', 'MIGRATE must be on or off (it is "later")'],
  ...['http://redis', 'redis://:Super%Secret@redis:6379', 'redis://:a#b@redis:6379', 'redis://:a/b@redis:6379', 'redis://redis:99999'].map(
    (value) => ['REDIS_URL', value, `REDIS_URL must be an address such as redis://:password@host:6379; ${ESCAPED}`],
  ),
  [
    'TRUST_PROXY',
    'true',
    'TRUST_PROXY must be the number of proxies in front (1 to 9), or their addresses and networks such as 10.0.0.1, 172.16.0.0/12 (it is "true")',
  ],
  ['METRICS_PORT', '3000', 'METRICS_PORT must be another port than PORT (it is "3000")'],
  ['METRICS_PORT', '0', 'METRICS_PORT must be a whole number from 1 to 65535 (it is "0")'],
  ['TIME_ZONE', 'Berlin', 'TIME_ZONE must be a time zone such as Europe/Berlin or UTC (it is "Berlin")'],
  ['TIME_ZONE', '+02:00', 'TIME_ZONE must be a time zone such as Europe/Berlin or UTC (it is "+02:00")'],
  ['CDN_SECONDS', '0', 'CDN_SECONDS must be a whole number from 1 to 86400 (it is "0")'],
  ['CDN_STALE_SECONDS', '-1', 'CDN_STALE_SECONDS must be a whole number from 0 to 604800 (it is "-1")'],
  ['CDN_PURGE_URL', 'api.fastly.com', 'CDN_PURGE_URL must be an address such as https://api.fastly.com/service/ID/purge (it is "api.fastly.com")'],
  [
    'CDN_PURGE_URL',
    'https://x:99999/p',
    'CDN_PURGE_URL must be an address such as https://api.fastly.com/service/ID/purge (it is "https://x:99999/p")',
  ],
  ['CDN_PURGE_URL', 'https://key@cdn', 'CDN_PURGE_URL must be an address such as https://api.fastly.com/service/ID/purge (it is "https://key@cdn")'],
  ['CDN_PURGE_KEY', 'a b', 'CDN_PURGE_KEY must be at most 512 characters without spaces'],
  ['LOG_LEVEL', 'loud', `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')} (it is "loud")`],
])('refuses %s=%s and says what is expected', (variable, value, line) => {
  const message = messageFor({ JWT_SECRET: SECRET, [variable]: value });
  expect(message.split('\n')).toEqual(['The environment has wrong values:', `  ${line}`]);
});

it('lets a CDN keep nothing by default, and then for twice the time that is named', () => {
  expect(readEnvironment({ CDN_STALE_SECONDS: '10' }).cdn).toBeUndefined();
  expect(readEnvironment({ CDN_SECONDS: '60' }).cdn).toEqual({ seconds: 60, staleSeconds: 60 });
  expect(readEnvironment({ CDN_SECONDS: '60', CDN_STALE_SECONDS: '0' }).cdn).toEqual({ seconds: 60, staleSeconds: 0 });
});

it('requires JWT_SECRET with DATABASE_URL', () => {
  expect(messageFor({ DATABASE_URL: MYSQL })).toContain('  JWT_SECRET must be at least 32 characters long, and is required with DATABASE_URL');
});

it('names every variable that is wrong, and shows no secret', () => {
  const message = messageFor({ PORT: 'x', DATABASE_URL: 'mysql://user:hidden@', JWT_SECRET: 'hidden', ADMIN_PASSWORD: 'hid' });
  expect(message.match(/^ {2}\w+/gm)).toEqual(['  PORT', '  DATABASE_URL', '  ADMIN_PASSWORD', '  JWT_SECRET']);
  expect(message).not.toContain('hid');
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wod-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it('are read without the line break at the end', () => {
    const environment = readEnvironment({
      JWT_SECRET_FILE: fileWith('jwt', `${SECRET}\n`),
      DATABASE_URL_FILE: fileWith('database', `${MYSQL}\r\n`),
      REDIS_URL_FILE: fileWith('redis', 'redis://:hidden@redis:6379'),
      ADMIN_PASSWORD_FILE: fileWith('admin', 'a good one\n'),
    });
    expect(environment).toMatchObject({ jwtSecret: SECRET, databaseUrl: MYSQL, redisUrl: 'redis://:hidden@redis:6379', adminPassword: 'a good one' });
  });

  it.each([
    [
      'a value and a file',
      { JWT_SECRET: SECRET, JWT_SECRET_FILE: fileWith('both', SECRET) },
      'JWT_SECRET and JWT_SECRET_FILE are both set: please set only one of them',
    ],
    ['a file that is missing', { ADMIN_PASSWORD_FILE: '/no/such' }, /ADMIN_PASSWORD_FILE must name a file with the value: ENOENT.* '\/no\/such'$/],
    ['a folder', { REDIS_URL_FILE: folder }, /REDIS_URL_FILE must name a file with the value: EISDIR/],
    ['an empty file', { JWT_SECRET_FILE: fileWith('empty', '\n') }, /JWT_SECRET_FILE must name a file with the value: .*empty is empty$/],
    [
      'a file that is far too large',
      { JWT_SECRET_FILE: fileWith('large', 'x'.repeat(10_001)) },
      /JWT_SECRET_FILE must name a file .* is larger than 10000 bytes$/,
    ],
    [
      'a device without an end',
      { JWT_SECRET_FILE: '/dev/zero' },
      'JWT_SECRET_FILE must name a file with the value: /dev/zero is larger than 10000 bytes',
    ],
    [
      'a value of the wrong form, which is not shown',
      { JWT_SECRET_FILE: fileWith('short', 'hidden') },
      'JWT_SECRET must be at least 32 characters long, and is required with DATABASE_URL',
    ],
  ])('stop the start for %s', (_, variables, line) => {
    const [first, ...lines] = messageFor(variables).split('\n');
    expect([first, lines.length]).toEqual(['The environment has wrong values:', 1]);
    if (typeof line === 'string') expect(lines[0]).toBe(`  ${line}`);
    else expect(lines[0]).toMatch(line);
    expect(lines[0]).not.toContain('hidden');
  });

  it('take an empty variable as absent', () => {
    expect(readEnvironment({ JWT_SECRET_FILE: ' ', JWT_SECRET: SECRET }).jwtSecret).toBe(SECRET);
  });
});
