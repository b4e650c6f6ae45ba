import {
  LIMITS,
  listed,
  localIsoDay,
  mergeMine,
  mineFile,
  mineFileName,
  MY_GYM,
  plural,
  readMineFile,
  RESULTS,
  SEEN,
  STARRED,
  TOO_LARGE,
  type Merge,
  type Mine,
} from '@wod/domain';
import { browserStorage, changeKept, readKept } from '@wod/platform';
import { Button, Notice, Panel, saveFile, useConfirm } from '@wod/ui';
import { useRef, useState } from 'react';
import { NOT_KEPT } from '../shared/mine/not-kept';
import { ALL_KEPT } from '../shared/mine/seen';
import styles from './mine.module.css';

const present = (): Mine => ({ starred: readKept(STARRED), seen: readKept(SEEN), results: readKept(RESULTS), myGym: readKept(MY_GYM) });

/** "3 stars, 2 results and My gym"; empty where nothing comes. */
function whatComes({ starred, seen, results, myGym }: Merge): string {
  const parts = [
    starred > 0 && plural(starred, 'star'),
    results > 0 && plural(results, 'result'),
    seen > 0 && `${plural(seen, 'workout')} lately seen`,
    myGym && 'My gym',
  ].filter((part) => part !== false);
  return listed(parts);
}

const save = () => saveFile(mineFileName(localIsoDay(new Date())), new Blob([mineFile(present())], { type: 'application/json' }));

interface Said {
  kind: 'good' | 'bad';
  text: string;
}

/** What is kept as a file, out and in, and an end to all of it. */
export function MineFiles({ onChange }: { onChange: () => void }) {
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<Mine>();
  const [said, setSaid] = useState<Said>();

  async function open(chosen: File) {
    const read = chosen.size > LIMITS.mineFileMax ? TOO_LARGE : readMineFile(await chosen.text().catch(() => ''));
    setFile(typeof read === 'string' ? undefined : read);
    setSaid(typeof read === 'string' ? { kind: 'bad', text: read } : undefined);
  }

  function bringIn(from: Mine) {
    const merge = mergeMine(present(), from);
    const { mine } = merge;
    const all = [
      changeKept(STARRED, () => mine.starred),
      changeKept(SEEN, () => mine.seen),
      changeKept(RESULTS, () => mine.results),
      changeKept(MY_GYM, () => mine.myGym),
    ];
    setFile(undefined);
    setSaid(all.every(Boolean) ? { kind: 'good', text: `Brought in: ${whatComes(merge)}.` } : { kind: 'bad', text: NOT_KEPT });
    onChange();
  }

  async function deleteAll() {
    const isSure = await confirm({
      title: 'Delete everything kept here?',
      text: 'Stars, results, My gym and what you have seen lately. Save a file first if you may want them back.',
      action: 'Delete',
      danger: true,
    });
    if (!isSure) return;
    for (const { key } of ALL_KEPT) browserStorage.remove(key);
    setFile(undefined);
    setSaid({ kind: 'good', text: 'Everything was deleted.' });
    onChange();
  }

  return (
    <Panel aria-labelledby="files-title" className={styles.files}>
      <h2 id="files-title">On another device</h2>
      <p className={styles.quiet}>Save a file here and bring it in there. What is there already stays.</p>
      <div className={styles.row}>
        <Button onClick={save}>Save as a file</Button>
        <Button onClick={() => input.current?.click()}>Bring in a file</Button>
        <Button variant="quiet" onClick={() => void deleteAll()}>
          Delete everything kept here
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="File to bring in"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file may be chosen again.
            if (chosen) void open(chosen).finally(() => (target.value = ''));
          }}
        />
      </div>
      {file && <Preview merge={mergeMine(present(), file)} onBringIn={() => bringIn(file)} onCancel={() => setFile(undefined)} />}
      {said && (
        <Notice kind={said.kind} onDismiss={() => setSaid(undefined)}>
          {said.text}
        </Notice>
      )}
    </Panel>
  );
}

function Preview({ merge, onBringIn, onCancel }: { merge: Merge; onBringIn: () => void; onCancel: () => void }) {
  const coming = whatComes(merge);
  const full = merge.leftOut > 0 ? ` There is no room for ${merge.leftOut} more.` : '';
  if (coming === '') return <Notice kind="good" onDismiss={onCancel}>{`The file brings nothing that isn’t here already.${full}`}</Notice>;
  return (
    <Notice
      kind="good"
      actions={
        <>
          <Button variant="primary" autoFocus onClick={onBringIn}>
            Bring in
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    >
      {`The file brings ${coming}.${full}`}
    </Notice>
  );
}
