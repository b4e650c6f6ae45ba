import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router-dom';
import { useSite, type PageHandle } from '@wod/platform';
import { headTags, isPageHandle, pageMeta } from './page-meta';

/**
 * Keeps title, description, canonical and share tags true after a navigation in the browser; the first page's come from
 * the server. Structured data is for crawlers, which read it in the first HTML: it leaves with the page it describes.
 * @returns what the page that is shown declares
 */
export function useDocumentMeta(): PageHandle | undefined {
  const site = useSite();
  const page = useMatches().findLast((match) => isPageHandle(match.handle));
  const fromServer = useRef(true);
  useEffect(() => {
    if (fromServer.current) {
      fromServer.current = false;
      return;
    }
    if (!page || !isPageHandle(page.handle)) return;
    const meta = pageMeta(page.handle, page.loaderData, { site, url: new URL(location.href), params: page.params });
    document.title = meta.title;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    for (const { tag, attributes } of headTags(meta, site)) {
      const element = document.createElement(tag);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.setAttribute('data-page', '');
      document.head.append(element);
    }
  }, [page, site]);
  return page?.handle as PageHandle | undefined;
}
