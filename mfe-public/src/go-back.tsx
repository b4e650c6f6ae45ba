import { Link, useGoBack } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { ArrowLeft } from 'lucide-react';

/**
 * Goes one step back when the visitor came from a page of this site, otherwise to `fallback`. It is a link, so it works
 * without JavaScript and opens in a new tab like one.
 */
export function GoBack({ fallback }: { fallback: string }) {
  const goBack = useGoBack();
  return (
    <Link to={fallback} className={buttonClass()} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      Go Back
    </Link>
  );
}
