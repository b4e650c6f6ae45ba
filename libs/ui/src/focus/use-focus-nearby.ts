import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For what leaves the page with the focus in it: the nearest place around it that stays gets the focus, unless something else takes it. */
export function useFocusNearby<Place extends HTMLElement>(): RefObject<Place | null> {
  const element = useRef<Place>(null);
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (!leaving?.contains(document.activeElement)) return;
      const around: HTMLElement[] = [];
      for (let place = leaving.parentElement; place; place = place.parentElement) around.push(place);
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const near = around.find((place) => place.isConnected);
        if (near && !near.hasAttribute('tabindex')) near.tabIndex = -1;
        near?.focus({ preventScroll: true });
      });
    };
  }, []);
  return element;
}
