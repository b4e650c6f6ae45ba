import { SESSION_BLOCK_FIELDS, type DraftBlock } from '@wod/domain';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SessionFormState } from '../use-session-form';
import { BlockRow } from './block-row';
import styles from './blocks.module.css';

export interface ClassOrderProps {
  form: SessionFormState;
  className: string | undefined;
  problemOf: (field: string) => string | undefined;
  /** Called before a block is removed, and the focus with it. */
  onRemove: () => void;
  /** One for each WOD of the class, with keys. */
  children: ReactElement[];
}

const FIELDS = Object.keys(SESSION_BLOCK_FIELDS);

/** The WODs of the class with its blocks where they belong. All are items of one list, so that the focus goes along wherever one moves. */
export function ClassOrder({ form, className, problemOf, onRemove, children }: ClassOrderProps) {
  const {
    state: {
      draft: { mobilityMinutes, cooldownMinutes, blocks },
    },
  } = form;
  const known = useRef(new Set(blocks.map(({ key }) => key)));
  const { addedBlock } = form;
  // A block that was just added is there to be written.
  useEffect(() => {
    if (addedBlock === undefined || known.current.has(addedBlock)) return;
    known.current.add(addedBlock);
    document.getElementById(`block-${addedBlock}`)?.focus();
  }, [addedBlock]);

  const row = (block: DraftBlock, index: number) => (
    <BlockRow
      key={`block-${block.key}`}
      block={block}
      number={index + 1}
      canMove={(by) => form.canMoveBlock(index, by)}
      problem={FIELDS.map((field) => problemOf(`blocks.${index}.${field}`)).find((problem) => problem !== undefined)}
      onChange={(fields) => form.setBlock(index, fields)}
      onMove={(by) => form.moveBlock(index, by)}
      onRemove={() => {
        onRemove();
        form.removeBlock(index);
      }}
    />
  );
  const rowsAt = (place: number) => blocks.flatMap((block, index) => (block.place === place ? [row(block, index)] : []));
  const fixed = (name: string, minutes: number) =>
    blocks.length > 0
      ? [
          <li key={name} className={styles.fixed}>
            {name} <strong>{minutes} min</strong>
          </li>,
        ]
      : [];
  return (
    <ol role="list" className={className}>
      {[
        ...rowsAt(0),
        ...fixed('Warm-up', mobilityMinutes),
        ...rowsAt(1),
        ...children.flatMap((wod, index) => [wod, ...rowsAt(index + 2)]),
        ...fixed('Cool-down', cooldownMinutes),
      ]}
    </ol>
  );
}
