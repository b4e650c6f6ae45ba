import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hands over, once, what the form holds when React takes over the server's HTML: no handler saw what a visitor typed or
 * chose before that.
 */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, take: (fields: FormData) => void) {
  const early = useRef<FormData>(undefined);
  const hand = useEffectEvent(take);

  // The fields are read before any of them is replaced, and handed over when the router can navigate.
  useLayoutEffect(() => {
    if (form.current) early.current = new FormData(form.current);
  }, [form]);

  useEffect(() => {
    if (early.current) hand(early.current);
    early.current = undefined;
  }, []);
}
