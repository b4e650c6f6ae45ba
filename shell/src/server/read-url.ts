/** Characters that no address of this site has: the router accepts no line breaks, and nothing good comes of the others. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * @param target as the request's first line has it
 * @param origin of this site
 * @returns undefined for a target that is not the path of a page of this site, such as one with broken percent-encoding,
 *   with control characters, or one that names another site once it is normalised: a redirect to it would leave this site
 */
export function readUrl(target: string | undefined, origin: string): URL | undefined {
  if (!target?.startsWith('/')) return undefined;
  try {
    if (CONTROLS.test(decodeURIComponent(target.split('?', 1)[0] ?? ''))) return undefined;
    const site = new URL(origin);
    const url = new URL(target, site);
    return url.host === site.host && !url.pathname.startsWith('//') ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The path without slashes at its end. A regular expression would take quadratic time on many slashes in the middle. */
export function withoutSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
