import { followPath, runCodeText } from '@wod/domain';
import { useSite } from '@wod/platform';
import type { RunLink } from '../shared/run-link';
import { useLinkState } from '../shared/use-shared-run';
import { Phone, type PhoneProps } from './wall';

/** What a phone opens: the page that the wall shows, or once other screens may follow, the clock by its code. */
export function PhoneOrCode({ link, ...page }: PhoneProps & { link: RunLink | undefined }) {
  const { host } = new URL(useSite().origin);
  const status = useLinkState(link)?.status;
  const ending = status === 'away' ? ', offline' : status === 'ended' ? ', ended' : '';
  return (
    <Phone
      {...page}
      {...(link && { path: followPath(link.code), address: host + followPath(), what: `Clock code ${runCodeText(link.code)}${ending}` })}
    />
  );
}
