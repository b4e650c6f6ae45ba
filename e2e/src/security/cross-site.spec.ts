import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as planner } from '../planner/planner';

/** What another site can try in a visitor's browser: forms, requests with and without CORS preflight, and frames. */
const attack = (target: string, session: string) => `
  const json = JSON.stringify({ name: 'Forged', totalMinutes: 60, mobilityMinutes: 0, cooldownMinutes: 0, wods: [] });
  const api = '${target}/api';
  const tries = [
    fetch(api + '/training-sessions', { method: 'POST', mode: 'no-cors', credentials: 'include', body: json }),
    fetch(api + '/training-sessions', { method: 'POST', mode: 'no-cors', credentials: 'include', body: new URLSearchParams({ name: 'Forged' }) }),
    fetch(api + '/training-sessions', { method: 'POST', credentials: 'include', body: json, headers: { 'content-type': 'application/json' } }),
    fetch(api + '${session}', { method: 'DELETE', credentials: 'include' }),
    fetch(api + '${session}', { method: 'PUT', credentials: 'include', body: json, headers: { 'content-type': 'application/json' } }),
    fetch(api + '/training-sessions', { credentials: 'include' }).then((answer) => answer.text()).then((text) => { window.stolen = text; }),
    fetch('${target}${session}', { credentials: 'include' }).then((answer) => answer.text()).then((text) => { window.stolen = text; }),
  ];
  Promise.allSettled(tries).then(() => { window.tried = true; });
`;
const page = (script: string, body: string) => `<!doctype html><title>Another site</title>${body}<script>${script}</script>`;

/** The product is at localhost; to a browser 127.0.0.1 is another site, and another port of localhost the same site. */
const test = planner.extend<{ evil: { address: string; neighbour: string; show(html: string): void } }>({
  evil: async ({}, provide) => {
    let html = '';
    const server: Server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await provide({ address: `http://127.0.0.1:${port}/`, neighbour: `http://localhost:${port}/`, show: (next) => void (html = next) });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

test.beforeEach(({ log }) => log.expect(/^third-party request: http:\/\/127\.0\.0\.1/, /CORS policy/, /Failed to load resource/, /frame-ancestors/));

test('another site changes and reads nothing in the name of a coach', async ({ page: tab, planned, product, evil }) => {
  const session = await planned({ name: 'My own class' });
  const api = `${product.address}/api/training-sessions`;
  const before = await (await fetch(api)).text();
  evil.show(page(attack(product.address, session), ''));
  await tab.goto(evil.address);
  await tab.waitForFunction(() => 'tried' in globalThis);
  expect(await tab.evaluate(() => 'stolen' in globalThis)).toBe(false);
  expect(await (await fetch(api)).text()).toBe(before);
  expect(before).toContain('My own class');
});

test('no form of another site is taken', async ({ page: tab, planned, product, evil }) => {
  const session = await planned({ name: 'My own class' });
  const api = `${product.address}/api`;
  const before = await (await fetch(`${api}/training-sessions`)).text();
  // As text/plain, a field's name and value form JSON.
  const field = `<input name='{"name":"Forged","totalMinutes":60,"mobilityMinutes":0,"cooldownMinutes":0,"wods":[],"x":"' value='"}'>`;
  for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    for (const action of [`${api}/training-sessions`, `${api}${session}/restore`, `${api}/auth/login`]) {
      evil.show(page('document.forms[0].submit()', `<form method="post" action="${action}" enctype="${enctype}">${field}</form>`));
      const answered = tab.waitForResponse(action);
      await tab.goto(evil.address);
      expect((await answered).status(), `${enctype} ${action}`).toBe(415);
    }
  }
  expect(await (await fetch(`${api}/training-sessions`)).text()).toBe(before);
});

test('another port of the same host changes nothing, though its requests carry the cookie', async ({ page: tab, planned, product, evil }) => {
  const session = await planned({ name: 'My own class' });
  const restore = `${product.address}/api${session}/restore`;
  const isThere = async () => (await fetch(`${product.address}/api${session}`)).ok;
  expect((await tab.request.delete(`${product.address}/api${session}`, { data: {} })).status()).toBe(204);

  for (const body of ['', ', body: new Blob([])']) {
    evil.show(
      page(
        `fetch('${restore}', { method: 'POST', mode: 'no-cors', credentials: 'include'${body} }).catch(() => {}).then(() => { window.tried = true; })`,
        '',
      ),
    );
    const sent = tab.waitForRequest(restore);
    await tab.goto(evil.neighbour);
    await tab.waitForFunction(() => 'tried' in globalThis);
    await sent;
    expect(await isThere(), body).toBe(false);
  }
  // For a request with an opaque response the browser doesn't reveal the cookie; for a form it does.
  evil.show(page('document.forms[0].submit()', `<form method="post" action="${restore}"></form>`));
  const answered = tab.waitForResponse(restore);
  await tab.goto(evil.neighbour);
  expect((await (await answered).request().allHeaders()).cookie).toContain('planner-key=');
  expect(await isThere()).toBe(false);
  expect((await tab.request.post(restore, { data: {} })).status()).toBe(200);
  expect(await isThere()).toBe(true);
});

test('another site can neither frame a page nor keep hold of its window', async ({ page: tab, product, evil }) => {
  evil.show(page('', `<iframe src="${product.address}/admin/login"></iframe>`));
  await tab.goto(evil.address);
  await expect.poll(() => tab.frames()[1]?.url()).toMatch(/^chrome-error:/);
  const opened = tab.waitForEvent('popup');
  await tab.evaluate((target) => Object.assign(globalThis, { held: open(target) }), product.address);
  const popup = await opened;
  await popup.waitForLoadState();
  expect(await popup.evaluate(() => opener)).toBeNull();
});
