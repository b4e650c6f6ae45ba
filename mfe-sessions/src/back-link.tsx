import { Link, useGoBack } from '@wod/platform';
import { backLinkClass } from '@wod/ui';
import { ArrowLeft } from 'lucide-react';

/** The back arrow above a page's title. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const goBack = useGoBack();
  return (
    <Link to={to} className={backLinkClass} aria-label={label} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
