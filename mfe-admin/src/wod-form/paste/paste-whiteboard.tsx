import { Button } from '@wod/ui';
import { ClipboardPaste } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import type { PasteBoxProps } from './paste-box';
import { hasPasted } from './stored-paste';

/** Opens the box that reads a pasted board; its code is loaded when it is wanted. A text that was pasted before is there again. */
export function PasteWhiteboard(props: PasteBoxProps) {
  const [Box, setBox] = useState<ComponentType<PasteBoxProps>>();
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    import(/* webpackChunkName: "paste-box" */ './paste-box').then(
      (loaded) => setBox(() => loaded.PasteBox),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (hasPasted()) open();
  }, []);
  if (Box) return <Box {...props} />;
  return (
    <div>
      <Button onClick={open}>
        <ClipboardPaste aria-hidden="true" />
        Paste a whiteboard
      </Button>
      {failed && <p role="alert">It could not be loaded. Please try again.</p>}
    </div>
  );
}
