import { lazy, type ComponentType, type ReactNode } from 'react';

/** What stands where a part would be: what it would have had around. */
const OnlyInside = ({ children }: { children?: ReactNode }) => children;

/**
 * One of the `parts` of a page that are there at once on the server, and whose code the browser loads only when the page reacts already.
 * To be rendered in a Suspense. Where the code can't be loaded, the page does without the part.
 */
export function laterPart<Parts extends object, Name extends keyof Parts>(onServer: Parts | undefined, load: () => Promise<Parts>, name: Name): Parts[Name] {
  if (onServer) return onServer[name];
  const part = async () => (await load())[name] as ComponentType;
  return lazy(async () => ({ default: await part().catch(() => OnlyInside) })) as Parts[Name];
}
