import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { buttonClass } from '@wod/ui';
import { recoverLostChunk } from './lost-chunk';
import { MessagePage } from './message-page';

/** Spec section 8, "Router fallback". The links reload the page: the state that broke it is gone. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => recoverLostChunk(error), [error]);
  return (
    <MessagePage
      title="Unexpected Application Error!"
      actions={
        <>
          <a className={buttonClass('primary')} href="/">
            Go to the home page
          </a>
          <a className={buttonClass()} href="">
            Reload this page
          </a>
        </>
      }
    >
      <p>Something went wrong while showing this page. Reloading often helps.</p>
    </MessagePage>
  );
}
