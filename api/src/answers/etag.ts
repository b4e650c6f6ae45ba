/** Whether If-None-Match names the tag, so that the client's copy is still good. Weak comparison, as GET asks for. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag.trim()) === opaque(etag));
}
