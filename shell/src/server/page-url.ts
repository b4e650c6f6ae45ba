import type { PageHandles } from './page-handles';

/**
 * The address as its page sees it on the server: with only the search parameters that the page declares, and of those with declared
 * values only these, sorted by name. A document depends on these, whatever else its address has.
 */
export async function pageUrl(url: URL, handles: PageHandles): Promise<URL> {
  if (url.search === '') return url;
  const { pages } = await handles.at(url.pathname);
  const declared = new Set(pages.flatMap(({ handle }) => handle.searchParams ?? []));
  const page = new URL(url);
  page.search = new URLSearchParams([...url.searchParams].filter(([name]) => declared.has(name))).toString();
  for (const [name, values] of pages.flatMap(({ handle }) => Object.entries(handle.searchValues ?? {}))) {
    const value = url.searchParams.get(name);
    if (value !== null && values.includes(value)) page.searchParams.set(name, value);
  }
  page.searchParams.sort();
  return page;
}

/** Where `?view=NAME` leads, as a path with the rest of the search; undefined where the page has no such view. */
export async function viewPath({ pathname, searchParams }: URL, handles: PageHandles): Promise<string | undefined> {
  const view = searchParams.get('view');
  if (view === null || !(await handles.at(pathname)).pages.some(({ handle }) => handle.views?.includes(view))) return undefined;
  const rest = new URLSearchParams(searchParams);
  rest.delete('view');
  return `${pathname}/${view}${rest.size > 0 ? `?${rest}` : ''}`;
}
