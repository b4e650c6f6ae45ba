import { Link, useGoBack } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { ArrowLeft } from 'lucide-react';

/**
 * Goes back one step if the visitor came from a page of this site, otherwise to `fallback`. It is a link, so it works
 * without JavaScript and can be opened in a new tab.
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
