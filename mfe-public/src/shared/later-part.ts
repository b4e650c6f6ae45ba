import { lazy, type ComponentType, type ReactNode } from 'react';

/** In place of a part without code: only what the part would have wrapped. */
const OnlyInside = ({ children }: { children?: ReactNode }) => children;

/**
 * A part of a page whose code the browser loads only when the page reacts already. To be rendered in a Suspense. Where the code can't be
 * loaded, the page does without the part.
 * @param onServer all parts, on the server, where they are there at once; undefined in the browser
 */
export function laterPart<Parts extends object, Name extends keyof Parts>(
  onServer: Parts | undefined,
  load: () => Promise<Parts>,
  name: Name,
): Parts[Name] {
  if (onServer) return onServer[name];
  const part = async () => (await load())[name] as ComponentType;
  return lazy(async () => ({ default: await part().catch(() => OnlyInside) })) as Parts[Name];
}
