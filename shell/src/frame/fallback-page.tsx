import { Link, type PageHandle } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { MessagePage } from './message-page';
import { SectionUnavailable } from './section-unavailable';
import { useFailedSection } from './shell-context';

const called = (title: string): PageHandle => ({ meta: (_, { site }) => ({ title: `${title} | ${site.name}`, description: '' }) });

export const NOT_FOUND = called('Page not found');
export const UNAVAILABLE = called('This section is unavailable');

/** Shown where no loaded section has a page: the section could not be loaded, or there is no such page. */
export function FallbackPage() {
  const failed = useFailedSection();
  if (failed) return <SectionUnavailable name={failed.name} />;
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
