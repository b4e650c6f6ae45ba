import type { PageHandle, PageMeta, Site } from '@wod/platform';

const DEFAULT_IMAGE = '/share.png';

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Whether a route's handle is that of a page. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof (handle as PageHandle | undefined)?.meta === 'function';
}

type PageContext = Parameters<PageHandle['meta']>[1];

/** A page whose meta throws on data it doesn't expect is still a page. */
export function pageMeta(handle: PageHandle, data: unknown, context: PageContext): PageMeta {
  try {
    return handle.meta(data, context);
  } catch {
    return { title: context.site.name, description: '' };
  }
}

/** Everything in a page's meta but title and structured data, as tags of the head. */
export function headTags(meta: PageMeta, site: Site): HeadTag[] {
  const url = meta.path === undefined ? undefined : site.origin + meta.path;
  const image = site.origin + (meta.image ?? DEFAULT_IMAGE);
  const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const link = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes });
  const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });
  return [
    named('description', meta.description),
    ...(url === undefined || meta.indexed === false ? [named('robots', 'noindex')] : []),
    ...(url === undefined ? [] : [link({ rel: 'canonical', href: url })]),
    ...(meta.alternates ?? []).map(({ path, ...form }) => link({ rel: 'alternate', ...form, href: site.origin + path })),
    property('og:site_name', site.name),
    property('og:type', meta.type ?? 'website'),
    property('og:title', meta.title),
    property('og:description', meta.description),
    ...(url === undefined ? [] : [property('og:url', url)]),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', meta.title),
    named('twitter:description', meta.description),
    named('twitter:image', image),
  ];
}
