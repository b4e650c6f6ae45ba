import { useLocation } from 'react-router-dom';
import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { MessagePage } from './message-page';
import { sectionOf } from './sections';
import { SectionUnavailable } from './section-unavailable';
import { useShell } from './shell-context';

/** Shown where no loaded section has a page: the section could not be loaded, or there is no such page. */
export function FallbackPage() {
  const { sections, failure } = useShell();
  const { pathname } = useLocation();
  const section = sectionOf(sections, pathname);
  if (section && failure(section.name) !== undefined) return <SectionUnavailable name={section.name} />;
  return (
    <MessagePage
      title="Page not found"
      actions={
        <>
          <Link className={buttonClass('primary')} to="/">
            Go to the home page
          </Link>
          <Link className={buttonClass()} to="/wods">
            Browse all workouts
          </Link>
        </>
      }
    >
      <p>There is no page at this address. It may have moved, or the link has a typo.</p>
    </MessagePage>
  );
}
