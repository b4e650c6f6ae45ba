import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is alive: not on the server and not while it hydrates. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
