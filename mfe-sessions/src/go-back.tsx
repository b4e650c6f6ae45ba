import { Link, useGoBack } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { ArrowLeft } from 'lucide-react';
import { paths } from './paths';

/** Goes back one step if the visitor came from a page of this site, otherwise to the list. */
export function GoBack() {
  const goBack = useGoBack();
  return (
    <Link to={paths.sessions()} className={buttonClass()} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      Go Back
    </Link>
  );
}
