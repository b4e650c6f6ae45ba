import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SECRET_FIELDS, VARIABLES } from './environment.js';

/** A dependency of Swagger, which the api uses anyway. */
const yaml = createRequire(require.resolve('@nestjs/swagger'))('js-yaml') as {
  load(text: string, options: { schema: unknown }): unknown;
  YAML11_SCHEMA: unknown;
};

const ROOT = join(__dirname, '../../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  image: string;
  restart: string;
  profiles?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  networks: string[];
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt: string[];
  deploy: { resources: { limits: { memory: string } } };
  healthcheck?: object;
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
}

const text = read('docker-compose.yml');
const { services, networks, secrets } = yaml.load(text, { schema: yaml.YAML11_SCHEMA }) as Compose;
const names = Object.keys(services);
const ofOurCode = names.filter((name) => services[name]?.image.startsWith('wod-'));
const on = (network: string) => names.filter((name) => services[name]?.networks.includes(network));
const templateVariables = (file: string) => [...new Set([...read(file).matchAll(/\$\{([A-Z]+_\w+)\}/g)].map(([, name]) => name))].sort();

it('gives our processes only variables that they read', () => {
  const known = new Set<string>([...Object.values(VARIABLES), ...SECRET_FIELDS.map((field) => `${VARIABLES[field]}_FILE`), 'API_ORIGIN', 'COMMIT']);
  expect(ofOurCode.sort()).toEqual(['api', 'backup', 'migrate', 'release', 'shell']);
  for (const name of ofOurCode) {
    for (const variable of Object.keys(services[name]?.environment ?? {}))
      expect([name, variable, known.has(variable)]).toEqual([name, variable, true]);
  }
});

it('gives every secret as a file, and none of them otherwise', () => {
  for (const [name, { environment = {}, secrets: given = [] }] of Object.entries(services)) {
    const files = Object.entries(environment)
      .filter(([variable]) => variable.endsWith('_FILE'))
      .map(([, file]) => file.replace('/run/secrets/', ''));
    // The password of Redis is read by its own command.
    expect([name, [...files].sort()]).toEqual([name, name === 'redis' ? [] : [...given].sort()]);
    for (const secret of given) expect(Object.keys(secrets)).toContain(secret);
    for (const field of SECRET_FIELDS) expect(Object.keys(environment)).not.toContain(VARIABLES[field]);
  }
  const made = [...read('deploy/make-secrets.sh').matchAll(/^make (\w+) /gm)].map(([, name]) => `./secrets/${name}`);
  expect(
    Object.values(secrets)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(made.sort());
});

it('documents every setting of its own, and .env.example every variable', () => {
  const asked = [...new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name ?? ''))];
  const documented = `${read('.env.example')}${read('docs/operations.md')}`;
  expect(asked.filter((name) => !new RegExp(`\\b${name}\\b`).test(documented))).toEqual([]);
  const example = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
  const files = SECRET_FIELDS.map((field) => `${VARIABLES[field]}_FILE`);
  expect(example.sort()).toEqual([...Object.values(VARIABLES), ...files, 'API_ORIGIN'].sort());
});

it('fills in every variable of the templates of nginx, and no other', () => {
  const given = (name: string) =>
    Object.keys(services[name]?.environment ?? {})
      .filter((variable) => !variable.startsWith('NGINX_'))
      .sort();
  expect(given('gateway')).toEqual(templateVariables('deploy/nginx.conf'));
  expect(given('tls')).toEqual(templateVariables('deploy/tls.conf'));
});

it('tells everything that asks where a visitor is how many proxies there are', () => {
  const given = ['api', 'shell'].map((name) => services[name]?.environment?.TRUST_PROXY);
  expect([...given, services.gateway?.environment?.GATEWAY_TRUST_PROXY]).toEqual(Array(3).fill('${TRUST_PROXY:-1}'));
});

it('keeps the data where only those reach it who need it', () => {
  expect(on('data').sort()).toEqual(['api', 'backup', 'migrate', 'mysql', 'redis']);
  expect([networks.data, networks.web].map((network) => network?.internal)).toEqual([true, true]);
  for (const keeper of ['mysql', 'redis']) expect(services[keeper]?.networks).toEqual(['data']);
  expect(names.filter((name) => services[name]?.ports).sort()).toEqual(['gateway', 'tls']);
  // Unless the operator says otherwise, unencrypted ports can only be reached from this machine.
  expect(services.gateway?.ports).toEqual(['${GATEWAY_BIND:-127.0.0.1}:${PORT:-3000}:8080']);
});

it.each([
  ['gateway', 'GATEWAY_DIR'],
  ['tls', 'TLS_DIR'],
])('keeps the bodies that strangers send to %s out of its memory', (name, folder) => {
  const { environment, volumes } = services[name] as Service;
  expect(volumes).toContain(`${name}:${environment?.[folder]}`);
});

it.each(names)('bounds what %s may do', (name) => {
  const { restart, security_opt: options, deploy, read_only: readOnly, cap_drop: dropped, healthcheck, image } = services[name] as Service;
  expect(restart).toMatch(name === 'backup' ? /^no$/ : /^(unless-stopped|on-failure)$/);
  expect(options).toContain('no-new-privileges:true');
  expect(deploy.resources.limits.memory).toMatch(/^\d+[MG]$/);
  // The MySQL image changes its user, and writes wherever it likes.
  if (name !== 'mysql') expect([readOnly, dropped]).toEqual([true, ['ALL']]);
  expect(healthcheck !== undefined || image.startsWith('wod-')).toBe(true);
});
