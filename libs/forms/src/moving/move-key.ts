import type { KeyboardEvent } from 'react';

/** Which way Alt and an arrow move an entry of a list: -1 up, 1 down; undefined for every other key. */
export function moveKey({ altKey, key }: KeyboardEvent): -1 | 1 | undefined {
  if (!altKey) return undefined;
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
}
