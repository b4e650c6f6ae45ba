import { WOD_QUERY_FIELDS } from '../wods/dto/wod-query.dto.js';

const known: ReadonlySet<string> = new Set(WOD_QUERY_FIELDS);

/** One key for every way of writing the same question: parameters sorted, those that no route reads left out. */
export function answerUrl(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const params = new URLSearchParams(url.slice(start + 1));
  for (const name of [...params.keys()]) if (!known.has(name)) params.delete(name);
  params.sort();
  return `${url.slice(0, start)}?${params.toString()}`;
}
