/**
 * @jest-environment node
 * @jest-environment-options { "customExportConditions": ["@wod/source", "node", "node-addons"] }
 */
import { qrCode } from './qr-code';

const SITE = 'https://wod.example';
const of = (address: string, origin = SITE) => qrCode(new URL(address, SITE), origin);

it('is black on white, with four white modules around it', () => {
  const svg = of('/qr/wods/fran.svg') ?? '';
  expect(svg).toContain('<path fill="#fff" d="M0 0h');
  const dark = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, size - 5]);
});

it('differs for each page, each start time and each site', () => {
  const codes = ['/qr/wods/fran.svg', '/qr/wods/murph.svg', '/qr/wods/fran.svg?start=18:00']
    .map((address) => of(address))
    .concat(of('/qr/wods/fran.svg', 'https://other.example'));
  expect(new Set(codes).size).toBe(4);
});

it.each(['?start=25:00', '?start=', '?x=1'])('%s is no start time', (query) => expect(of(`/qr/wods/fran.svg${query}`)).toBe(of('/qr/wods/fran.svg')));

it.each([
  '/qr.svg',
  '/qr/.svg',
  '/qr/wods/fran',
  '/qr/wods/../x.svg',
  '/qr/a/b/c/d.svg',
  `/qr/${'x'.repeat(65)}.svg`,
  '/qr/%77ods.svg',
  '/og/wods/fran.svg',
])('%s is no code', (path) => expect(qrCode({ pathname: path, searchParams: new URLSearchParams() } as URL, SITE)).toBeUndefined());
