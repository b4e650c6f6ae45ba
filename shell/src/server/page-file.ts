import type { PageFile, PageHandle } from '@wod/platform';

const PATH = /^\/[a-z-]{1,40}\.(?:rss|json|ics)$/;

/** Whether a path may be that of a file that a page declares. */
export const isPageFile = (pathname: string) => PATH.test(pathname);

/** @returns undefined when no page declares such a file */
export const pageFile = (pathname: string, handles: readonly PageHandle[]): PageFile | undefined =>
  handles.map(({ files = {} }) => (Object.hasOwn(files, pathname) ? files[pathname] : undefined)).find((file) => file !== undefined);
