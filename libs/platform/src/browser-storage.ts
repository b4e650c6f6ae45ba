import type { StorageKey } from '@wod/domain';

type Key = StorageKey | `${StorageKey}:${string}`;

/**
 * The browser's own storage where there is one. Where it is blocked or full, what is written lasts as long as the page, and nothing
 * breaks. For the browser only.
 */
export class BrowserStorage {
  private readonly ofThisPage = new Map<Key, string>();
  private readonly listeners = new Set<() => void>();

  /** @param open returns the storage; throws in a browser that blocks it */
  constructor(private readonly open: () => Storage) {}

  read(key: Key): string | null {
    try {
      return this.ofThisPage.get(key) ?? this.open().getItem(key);
    } catch {
      return null;
    }
  }

  /** Where it can't be stored it lasts as long as the page, and what was stored before stays for later. @returns whether it outlasts the page */
  write(key: Key, value: string): boolean {
    try {
      this.open().setItem(key, value);
      this.ofThisPage.delete(key);
      this.tell();
      return true;
    } catch {
      this.hold(key, value);
      return false;
    }
  }

  /** Keeps it as long as the page, and no longer. */
  hold(key: Key, value: string): void {
    this.ofThisPage.set(key, value);
    this.tell();
  }

  /** Whether what is there outlasts the page, and what will be written may. */
  lasts(key: Key): boolean {
    try {
      this.open().getItem(key);
      return !this.ofThisPage.has(key);
    } catch {
      return false;
    }
  }

  remove(key: Key): void {
    this.ofThisPage.delete(key);
    try {
      this.open().removeItem(key);
    } catch {
      // Where nothing may be stored there is nothing to remove.
    }
    this.tell();
  }

  /** Calls the listener after each change, in this tab and in others. @returns ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      this.listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Lasts until it is removed, in every tab. */
export const browserStorage = new BrowserStorage(() => localStorage);

/** Lasts as long as the tab. */
export const tabStorage = new BrowserStorage(() => sessionStorage);
