import { Link, useLocation, useNavigate } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';

/**
 * Goes one step back when the visitor came from a page of this site, otherwise to `fallback`. It is a link, so it works
 * without JavaScript and opens in a new tab like one.
 */
export function GoBack({ fallback }: { fallback: string }) {
  const navigate = useNavigate();
  // The first page of a visit has the router's default key; every later one has a key of its own.
  const cameFromHere = useLocation().key !== 'default';

  function goBack(event: MouseEvent) {
    const plainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!cameFromHere || !plainClick) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link to={fallback} className={buttonClass()} onClick={goBack}>
      <ArrowLeft aria-hidden="true" />
      Go Back
    </Link>
  );
}
