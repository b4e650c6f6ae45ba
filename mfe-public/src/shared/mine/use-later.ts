import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of a page whose code comes after the page is alive, or not before it is `wanted`. Until then, and where it can't be loaded, there is none.
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>, wanted = true): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(
      () =>
        void load().then(
          (Part) => setPart({ Part }),
          () => undefined,
        ),
    );
    return () => clearTimeout(timer);
  }, [load, wanted]);
  return part?.Part;
}
