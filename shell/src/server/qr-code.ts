import { parseTimeOfDay } from '@wod/domain';
import { encode } from 'uqr';

/** As short as the paths of pages are, so that no code grows beyond what a phone reads from a screen. */
const PATH = /^\/qr((?:\/[\w-]{1,64}){1,3})\.svg$/;

/** Modules around the code that stay white, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/**
 * The QR code of the page at `/x/y` is `/qr/x/y.svg`, black on white in every scheme. It holds the page's full address, and doesn't
 * check whether that page exists. The start time of a class is included: `/qr/x/y.svg?start=18:00`.
 * @param origin of the site
 * @returns undefined when the path is not that of a code
 */
export function qrCode({ pathname, searchParams }: URL, origin: string): string | undefined {
  const page = PATH.exec(pathname)?.[1];
  if (page === undefined) return undefined;
  const start = searchParams.get('start');
  const { size, data } = encode(`${origin}${page}${parseTimeOfDay(start) === undefined ? '' : `?start=${start}`}`, { border: BORDER, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  );
}
