import { Button } from '@wod/ui';
import { Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** Opens the device's share sheet or, where there is none, copies the page's address and says so. */
export function ShareButton({ title }: { title: string }): ReactNode {
  const [message, setMessage] = useState('');

  async function share() {
    const url = location.href;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        setMessage('Link copied');
      }
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!dismissed) setMessage('The link could not be copied');
    }
  }

  return (
    <>
      <Button onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        Share
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
