/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import { qrCode } from './qr-code';

const SITE = 'https://wod.example';

it('is black on white, with four white modules around it', () => {
  const svg = qrCode('/qr/wods/fran.svg', SITE) ?? '';
  expect(svg).toContain('<path fill="#fff" d="M0 0h');
  const dark = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, size - 5]);
});

it('differs for each page and each site', () => {
  const codes = [qrCode('/qr/wods/fran.svg', SITE), qrCode('/qr/wods/murph.svg', SITE), qrCode('/qr/wods/fran.svg', 'https://other.example')];
  expect(new Set(codes).size).toBe(3);
});

it.each(['/qr.svg', '/qr/.svg', '/qr/wods/fran', '/qr/wods/../x.svg', '/qr/a/b/c/d.svg', `/qr/${'x'.repeat(65)}.svg`, '/qr/%77ods.svg', '/og/wods/fran.svg'])(
  '%s is no code', (path) => expect(qrCode(path, SITE)).toBeUndefined(),
);
