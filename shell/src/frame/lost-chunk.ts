import { STORAGE_KEYS } from '@wod/domain';
import { tabStorage } from '@wod/platform';

const KEY = STORAGE_KEYS.reloadedFor;

function isLostChunk(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>;
  return name === 'ChunkLoadError' || /dynamically imported module|Loading (CSS )?chunk|importing a module script/i.test(message ?? '');
}

/** A chunk that a release has replaced is gone: the page is reloaded, once for each address and tab, where that can be remembered. */
export function recoverLostChunk(error: unknown): void {
  if (!isLostChunk(error) || tabStorage.read(KEY) === location.href) return;
  if (tabStorage.write(KEY, location.href)) location.reload();
}
