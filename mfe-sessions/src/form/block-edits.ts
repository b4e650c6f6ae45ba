import { addBlock, insertBlock, movedBlock, nextBlockKey, removeBlock, setBlock, type DraftBlock } from '@wod/domain';
import { placeText } from './blocks/place-text';
import type { Editing } from './editing';

const blockName = ({ title }: Pick<DraftBlock, 'title'>): string => title.trim() || 'A block';

/** What changes the blocks of a class. @param onAdded called with the key of a new one */
export function blockEdits({ state, edit, editList, setUndo }: Editing, onAdded: (key: number) => void) {
  return {
    addBlock(block: Omit<DraftBlock, 'key'>) {
      const key = nextBlockKey(state.draft);
      editList((draft) => addBlock(draft, { ...block, key }), `${blockName(block)} added ${placeText(block.place, state.draft.wods)}`);
      onAdded(key);
    },
    setBlock: (index: number, fields: Parameters<typeof setBlock>[2]) => edit((draft) => setBlock(draft, index, fields)),
    canMoveBlock: (index: number, by: -1 | 1) => movedBlock(state.draft, index, by) !== undefined,
    /** by: -1 up, 1 down */
    moveBlock(index: number, by: -1 | 1) {
      const moved = movedBlock(state.draft, index, by);
      const block = moved?.draft.blocks[moved.index];
      if (block) editList(() => moved.draft, `${blockName(block)} moved, now ${placeText(block.place, state.draft.wods)}`);
    },
    removeBlock(index: number) {
      const block = state.draft.blocks[index];
      if (!block) return;
      editList((draft) => removeBlock(draft, index), `${blockName(block)} removed`);
      setUndo({ text: `${blockName(block)} was removed.`, restore: (now) => ({ ...now, draft: insertBlock(now.draft, index, block) }) });
    },
  };
}
