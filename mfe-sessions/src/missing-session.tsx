import { useRevalidator } from '@wod/platform';
import { Button, StatePanel } from '@wod/ui';
import { GoBack } from './go-back';

/** In the place of a session that isn't there, or that could not be fetched. */
export function MissingSession({ status }: { status: 'notFound' | 'failed' }) {
  const { revalidate } = useRevalidator();
  return (
    <StatePanel kind="error" headingLevel={1} title={status === 'notFound' ? 'Training session not found' : 'Failed to fetch training session'}>
      {status === 'failed' && (
        <Button variant="primary" onClick={() => void revalidate()}>
          Try Again
        </Button>
      )}
      <GoBack />
    </StatePanel>
  );
}
