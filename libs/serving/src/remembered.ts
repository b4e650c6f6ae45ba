import { LRUCache } from 'lru-cache';

export interface RememberedLimits {
  /** How many texts are remembered; the least recently used is forgotten first. */
  texts: number;
  /** Longer texts are worked out each time. In characters. */
  length: number;
}

/**
 * The function, which depends on nothing but its text, with its latest results remembered: for what nearly all requests say in the same
 * words, such as Accept-Encoding.
 */
export function remembered<Result>(work: (text: string) => Result, { texts, length }: RememberedLimits): (text: string) => Result {
  const results = new LRUCache<string, { result: Result }>({ max: texts });
  return (text) => {
    const known = results.get(text);
    if (known) return known.result;
    const result = work(text);
    if (text.length <= length) results.set(text, { result });
    return result;
  };
}
