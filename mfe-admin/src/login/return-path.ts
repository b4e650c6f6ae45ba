import { paths } from '../paths';

/**
 * Where to go after the sign-in: to the page that was asked for, which the shell hands over as router state, or to the
 * dashboard. Only a path of this site is followed; browsers read a backslash as a slash.
 */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  const known = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith(paths.login());
  return known ? from : paths.dashboard();
}
