import { useEffect, useState, type ComponentType } from 'react';

/** A part of a page whose code comes when the page is alive, or not before `wanted`. Until then, and where it can't be loaded, there is none. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>, wanted = true): ComponentType<Props> | undefined {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  useEffect(() => {
    if (wanted) void load().then((Part) => setPart({ Part }), () => undefined);
  }, [load, wanted]);
  return part?.Part;
}
