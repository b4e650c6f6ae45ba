const KEY = 'reloaded-for';

function isLostChunk(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>;
  return name === 'ChunkLoadError' || /dynamically imported module|Loading (CSS )?chunk|importing a module script/i.test(message ?? '');
}

/** A chunk that a release has replaced is gone: the page is loaded anew, once for each address and tab. */
export function recoverLostChunk(error: unknown): void {
  if (!isLostChunk(error) || sessionStorage.getItem(KEY) === location.href) return;
  sessionStorage.setItem(KEY, location.href);
  location.reload();
}
