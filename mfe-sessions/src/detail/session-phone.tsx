import { PhoneOrCode, type RunLink } from '@wod/clock';
import type { TrainingSession } from '@wod/domain';
import { useSite } from '@wod/platform';
import { paths } from '../paths';

/** What a phone opens: the session, or the class that runs by its code. */
export function SessionPhone({ session, isTall, link }: { session: TrainingSession; isTall: boolean; link?: RunLink }) {
  const { host } = new URL(useSite().origin);
  return <PhoneOrCode link={link} path={paths.session(session.id)} address={host} isTall={isTall} />;
}
