import { foldText, type SessionSummary } from '@wod/domain';

type Searched = Pick<SessionSummary, 'name' | 'description'>;

/** Spec 2: the sessions whose name or description contains the text, ignoring case (and accents, as everywhere on this site). */
export function findSessions<T extends Searched>(sessions: readonly T[], search: string): T[] {
  const wanted = foldText(search.trim());
  return sessions.filter(({ name, description = '' }) => foldText(name).includes(wanted) || foldText(description).includes(wanted));
}
