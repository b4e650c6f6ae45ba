import { IconButton } from '@wod/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';

export interface MoveButtonsProps {
  /** what is moved, in words */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Called with -1 for up and 1 for down. */
  onMove: (by: -1 | 1) => void;
}

/** Moves an entry of a list by one place; `moveKey` does the same for the keyboard. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton label={`Move ${name} up`} keys="Alt+ArrowUp" off={isFirst} onPress={() => onMove(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={`Move ${name} down`} keys="Alt+ArrowDown" off={isLast} onPress={() => onMove(1)}>
        <ArrowDown />
      </IconButton>
    </>
  );
}
