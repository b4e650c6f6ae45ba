import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router-dom';
import { useSite, type PageHandle } from '@wod/platform';
import { UNAVAILABLE } from './fallback-page';
import { headTags, isPageHandle, pageMeta } from './page-meta';
import { useFailedSection } from './shell-context';

/**
 * Keeps title, description, canonical and share tags true in the browser. The first page's come from the server, if it has rendered
 * that page. Structured data is for crawlers, which read it in the first HTML: it leaves with the page it describes.
 * @returns what the page that is shown declares
 */
export function useDocumentMeta(): PageHandle | undefined {
  const site = useSite();
  const page = useMatches().findLast((match) => isPageHandle(match.handle));
  const failed = useFailedSection();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!page || !isPageHandle(page.handle)) return;
    const meta = pageMeta(failed ? UNAVAILABLE : page.handle, page.loaderData, { site, url: new URL(location.href), params: page.params });
    // The page of a section that couldn't be loaded stays as it was sent.
    const isAsSent = isFirst.current && (failed || document.title === meta.title);
    isFirst.current = false;
    if (isAsSent) return;
    document.title = meta.title;
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    for (const { tag, attributes } of headTags(meta, site)) {
      const element = document.createElement(tag);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.setAttribute('data-page', '');
      document.head.append(element);
    }
  }, [page, site, failed]);
  return page?.handle as PageHandle | undefined;
}
