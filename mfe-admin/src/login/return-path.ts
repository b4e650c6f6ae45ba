import { paths } from '../paths';

/**
 * Where to go after signing in: the requested page, which the shell passes as router state, or the
 * dashboard. Only paths of this site are followed; browsers read a backslash as a slash.
 */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  const known = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith(paths.login());
  return known ? from : paths.dashboard();
}
