import { useEffect, useRef, useState } from 'react';
import { Link } from '@wod/platform';
import { Button, buttonClass } from '@wod/ui';
import { MessagePage } from './message-page';
import styles from './section-unavailable.module.css';
import { useShell } from './shell-context';

function reason(released: boolean, again: boolean): string {
  if (globalThis.navigator?.onLine === false) return 'This device is offline.';
  const fact = !released ? 'It is not part of this site yet.' : again ? 'It is still unavailable.' : 'It could not be loaded.';
  return `${fact} The other parts of the site keep working.`;
}

/**
 * The panel in the place of a section whose code could not be loaded. When the server had rendered the page, its content
 * stays readable below.
 */
export function SectionUnavailable({ name }: { name: string }) {
  const { sections, retry, rendered } = useShell();
  const released = sections.some((section) => section.name === name && section.entry !== undefined);
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle');
  const kept = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rendered) kept.current?.replaceChildren(rendered.cloneNode(true));
  }, [rendered]);

  const tryAgain = async () => {
    setState('trying');
    if (!(await retry(name))) setState('failed');
  };

  return (
    <>
      <MessagePage
        title="This section is unavailable"
        actions={
          <>
            <Button variant="primary" disabled={state === 'trying'} onClick={tryAgain}>
              {state === 'trying' ? 'Trying…' : 'Try again'}
            </Button>
            <Link className={buttonClass()} to="/">
              Go to the home page
            </Link>
          </>
        }
      >
        <p role="status">{reason(released, state === 'failed')}</p>
        {rendered && <p>You can read the page as it was sent, but search and filters wait for the section to return.</p>}
      </MessagePage>
      {rendered && <div ref={kept} className={styles.kept} />}
    </>
  );
}
