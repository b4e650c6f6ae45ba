import { buttonClass } from '@wod/ui';
import type { PageHandle } from '@wod/platform';
import { MessagePage } from '../frame/message-page';
import { KEPT_PAGES_ID, OFFLINE_PATH } from '../frame/offline-paths';
import styles from '../frame/message-page.module.css';

/** What the service worker shows instead of a page that it hasn't kept; it adds the list of those that it has. Without scripts. */
function OfflinePage() {
  return (
    <MessagePage
      title="You are offline"
      actions={
        <>
          <a className={buttonClass('primary')} href="">
            Try again
          </a>
          <a className={buttonClass()} href="/">
            Go to the home page
          </a>
        </>
      }
    >
      <p>The server can’t be reached. Pages that you have opened, today’s workout, and what you have starred or planned work without a connection.</p>
      <div id={KEPT_PAGES_ID} className={`${styles.text} ${styles.list}`} />
    </MessagePage>
  );
}

const handle: PageHandle = {
  meta: (_, { site }) => ({ title: `You are offline | ${site.name}`, description: 'The pages that are on this device.' }),
};

export const offlineRoute = { id: 'offline', path: OFFLINE_PATH, Component: OfflinePage, handle };
