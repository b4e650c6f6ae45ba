// Attempts to escape the served folders and inject headers, beyond those in document/addresses.spec.ts; no browser.
import { connect } from 'node:net';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../product/with-product';

const ABOVE = ['..', '%2e%2e', '%2E%2e', '.%2e', '%252e%252e', '..%00', '....', '..;', '%c0%ae%c0%ae', '\uff0e\uff0e', '%uff0e%uff0e'];
const BETWEEN = ['/', '%2f', '%252f', '\\', '%5c', '%255c', '%c0%af', '//'];
/** Files next to the served ones, by location. */
const ROOTS = ['/', '/remotes/', '/remotes/mfe-public/', '/api/docs/'];
const FILES = ['package.json', 'data/jwt-secret', 'etc/passwd', 'server/remoteEntry.cjs', '.git/config'];

/** Sends exactly these bytes. @returns head and body */
function ask(address: string, target: string, headers: string[] = []): Promise<{ head: string; body: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(Buffer.from([`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'), 'utf8')),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      resolve({ head, body: body.join('\r\n\r\n') });
    });
  });
}

test('no way of writing a path leads out of what is served', async ({ product }) => {
  const ways = ABOVE.flatMap((above) => BETWEEN.map((between) => (above + between).repeat(4)));
  const targets = ROOTS.flatMap((root) => ways.flatMap((way, index) => root + way + (FILES[index % FILES.length] ?? '')));
  expect(targets.length).toBeGreaterThan(300);
  for (const target of targets) {
    const { head, body } = await ask(product.address, target);
    expect(head, target).toMatch(/^HTTP\/1\.1 (200|301|400|403|404) /);
    // A 200 can only be the page that a normalised path leads to.
    if (head.startsWith('HTTP/1.1 200')) expect(head, target).toContain('text/html');
    expect(body, target).not.toMatch(/root:x:|"workspaces"|"private"|\[core\]|module\.exports/);
  }
});

test('of a release only the browser’s files are served', async ({ product }) => {
  const pointers = JSON.parse(await readFile(fileURLToPath(new URL('../../../remotes/remotes.json', import.meta.url)), 'utf8')) as {
    remotes: { name: string; version: string }[];
  };
  for (const { name, version } of pointers.remotes) {
    const base = `/remotes/${name}/${version}`;
    expect((await ask(product.address, `${base}/browser/mf-manifest.json`)).head).toMatch(/^HTTP\/1\.1 200 /);
    const others = [
      '',
      '/',
      '/server',
      '/server/',
      '/server/remoteEntry.cjs',
      '/remote.json',
      '/browser',
      '/browser/',
      '/browser/../remote.json',
      '/browser/..%2fremote.json',
      '/browser/%2e%2e/remote.json',
      '/browser/..\\remote.json',
      '/browser/mf-manifest.json%00.js',
      '/browser/mf-manifest.json/',
    ];
    for (const path of others) {
      expect((await ask(product.address, base + path)).head, base + path).toMatch(/^HTTP\/1\.1 (301|400|404) /);
    }
  }
});

test('no address and no header ends up as a header', async ({ product }) => {
  const breaks = ['%0d%0a', '%0a', '%0d', '%250d%250a', '%E5%98%8A%E5%98%8D', '%c4%8d%c4%8a', '\u560a\u560d'];
  for (const path of ['/', '/wods/', '/wods/x', '/remotes/mfe-public/', '/og/wods/', '/api/wods/', '/api/docs/']) {
    for (const end of ['', '/', '?search=', '/?search=']) {
      for (const sent of breaks) {
        const { head } = await ask(product.address, `${path}${end}${sent}X-Evil:%201${sent}${sent}<script>`);
        expect(head, path + end + sent).toMatch(/^HTTP\/1\.1 \d{3} /);
        expect(head, path + end + sent).not.toMatch(/^x-evil/im);
      }
    }
  }
});

test('a redirect stays on this site', async ({ product }) => {
  const hosts = [
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '\\\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/./\\evil.example/',
    '/wods/..//evil.example/',
    '/wods/..\\\\evil.example/',
    '/%09/evil.example/',
    '/\t/evil.example/',
    '/evil.example//',
    '//evil.example%2f..//',
    '/@evil.example/',
    '/https://evil.example/',
    '/;@evil.example/',
  ];
  for (const target of hosts) {
    for (const headers of [[], ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'Forwarded: host=evil.example']]) {
      const { head } = await ask(product.address, target, headers);
      expect(head, target).toMatch(/^HTTP\/1\.1 (200|301|400|404) /);
      const location = /^location: (.*)$/im.exec(head)?.[1];
      if (location !== undefined) expect(new URL(location, 'https://wod.example').origin, target).toBe('https://wod.example');
      expect(location ?? '', target).not.toMatch(/^([/\\]{2}|\w+:)/);
    }
  }
});

test('no answer names the server or its version', async ({ product }) => {
  for (const target of [
    '/',
    '/nothing',
    '/%',
    '/robots.txt',
    '/favicon.svg',
    '/wods/',
    '/api/wods',
    '/api/nothing',
    '/api/%',
    '/og/wods/x.png',
    '/remotes.json',
    '/sitemap.xml',
  ]) {
    const { head, body } = await ask(product.address, target);
    expect(head, target).not.toMatch(/^(server|x-powered-by|via|x-aspnet|x-generator):/im);
    expect(`${head}${body}`, target).not.toMatch(/fastify|nestjs|express|node\.js|node\/\d|libsql|typeorm/i);
  }
});
