import {
  addBlock,
  BLOCK_SUGGESTIONS,
  blocksFor,
  changeOversMax,
  hasChangeOvers,
  insertBlock,
  lastingBlocks,
  movedBlock,
  nextBlockKey,
  removeBlock,
  setBlock,
  usualPlace,
  withChangeOvers,
} from './draft-blocks.js';
import type { DraftBlock } from './draft-blocks.js';
import { addWod, insertEntry, moveDown, newDraft, removeWod, replaceWods } from './session-draft.js';
import type { DraftEntry, SessionDraft } from './session-draft.js';
import type { SessionWod } from './session.js';

const wod = (id: string): SessionWod => ({ id, name: id, type: 'AMRAP', estimatedDuration: 10, exercises: [] });
const block = (title: string, place: number): DraftBlock => ({ key: title.charCodeAt(0), title, minutes: 3, text: '', place });

/** "x | a y b": x before the warm-up, then the WOD a, y, and the WOD b. WODs are lower case letters up to m, blocks others. */
function draft(written: string): SessionDraft {
  const [before = '', after = ''] = written.split('|');
  const start: SessionDraft = { ...newDraft(), blocks: [...before.trim()].map((title) => block(title, 0)) };
  return [...after.replaceAll(' ', '')].reduce(
    (made, one) => (one <= 'm' ? addWod(made, wod(one)) : addBlock(made, block(one, made.wods.length + 1))),
    start,
  );
}
function written({ wods, blocks }: Pick<SessionDraft, 'wods' | 'blocks'>): string {
  const at = (place: number) => blocks.filter((one) => one.place === place).map(({ title }) => title);
  return [...at(0), '|', ...at(1), ...wods.flatMap(({ wodId }, index) => [wodId, ...at(index + 2)])].join(' ');
}

describe('blocks among WODs', () => {
  it.each<[string, string, (of: SessionDraft) => SessionDraft, string]>([
    ['keep their place when WODs trade places', 'z | y a x b w', (of) => moveDown(of, 0), 'z | y b x a w'],
    ['move together when the WOD between them goes', 'z | y a x b w', (of) => removeWod(of, 0), 'z | y x b w'],
    ['stay behind the last WOD when it goes', 'z | y a x b w', (of) => removeWod(of, 1), 'z | y a x w'],
    ['are followed by a WOD that is added', '| a z', (of) => addWod(of, wod('b')), '| a z b'],
    ['stay behind the last of more WODs', 'z | y a x b w', (of) => replaceWods(of, ['c', 'd', 'e'].map(wod)), 'z | y c x d e w'],
    ['stay behind the last of fewer WODs', 'z | y a x b w', (of) => replaceWods(of, [wod('c')]), 'z | y c x w'],
    ['stay where there is no WOD left', 'z | y a x b w', (of) => replaceWods(of, []), 'z | y x w'],
  ])('%s', (_, before, change, after) => {
    const start = draft(before);
    expect(written(change(start))).toBe(after);
    expect(start).toEqual(draft(before));
  });

  it('are where they were when a removed WOD is put back', () => {
    const before = draft('| y a x b w');
    const removed = removeWod(before, 0);
    expect(written(insertEntry(removed, 0, before.wods[0] as DraftEntry, before.blocks))).toBe('| y a x b w');
  });

  it('behind the last WOD of none are after the warm-up', () => {
    expect(blocksFor({ wods: [], blocks: [block('y', 1)] }, 2)).toEqual([block('y', 1)]);
  });
});

describe('a block', () => {
  it.each<[string, number, -1 | 1, string | undefined]>([
    ['zy | a', 0, 1, 'y z | a'],
    ['zy | a', 1, 1, 'z | y a'],
    ['zy | a', 1, -1, 'y z | a'],
    ['zy | a', 0, -1, undefined],
    ['| z a y b', 0, 1, '| a z y b'],
    ['| a z b y', 1, -1, '| a z y b'],
    ['| a z b', 0, 1, '| a b z'],
    ['| a b z', 0, 1, undefined],
    ['| a b z', 3, 1, undefined],
  ])('in %s, number %d, moved by %d', (before, index, by, after) => {
    const moved = movedBlock(draft(before), index, by);
    expect(moved && written(moved.draft)).toBe(after);
    expect(moved?.draft.blocks[moved.index]?.title).toBe(moved && draft(before).blocks[index]?.title);
  });

  it('is changed, taken away and put back', () => {
    const before = draft('zy | a x');
    expect(setBlock(before, 1, { title: 'w', minutes: 9 }).blocks[1]).toEqual({ ...block('y', 0), title: 'w', minutes: 9 });
    expect(written(removeBlock(before, 1))).toBe('z | a x');
    expect(written(insertBlock(removeBlock(before, 1), 1, block('y', 0)))).toBe('z y | a x');
  });

  it.each([
    ['| a b', ['0', '1', '1', '2', '3']],
    ['| a z b', ['0', '1', '1', '2', '3']],
    ['| a z b c', ['0', '1', '1', '3', '4']],
    ['|', ['0', '1', '1', '1', '1']],
    ['| a', ['0', '1', '1', '2', '2']],
  ])('is suggested in %s at %j', (of, places) => {
    expect(BLOCK_SUGGESTIONS.map((suggestion) => String(usualPlace(suggestion, draft(of))))).toEqual(places);
  });
});

describe('change-overs', () => {
  const titles = ({ blocks }: Pick<SessionDraft, 'blocks'>) => blocks.map(({ title, place }) => `${place} ${title}`);

  it('stand between any two WODs, beside what stands there', () => {
    expect(titles(withChangeOvers(draft('z | a y b c')))).toEqual(['0 z', '2 y', '2 Change over', '3 Change over']);
    expect(withChangeOvers(withChangeOvers(draft('| a b')))).toEqual(withChangeOvers(draft('| a b')));
    expect(titles(withChangeOvers(draft('| a')))).toEqual([]);
    expect([withChangeOvers(draft('| a b')), draft('z | a y b')].map(hasChangeOvers)).toEqual([true, false]);
  });

  it('have keys of their own', () => {
    const { blocks } = withChangeOvers({ ...draft('| a b c'), blocks: [{ ...block('y', 0), key: 7 }] });
    expect(blocks.map(({ key }) => key)).toEqual([7, 8, 9]);
    expect([nextBlockKey({ blocks }), nextBlockKey({ blocks: [] })]).toEqual([10, 1]);
  });

  it('are no more than there may be blocks', () => {
    const full = draft(`${'z'.repeat(19)} | a b c`);
    expect(withChangeOvers(full).blocks).toHaveLength(20);
  });

  it('make way for new ones, after the last WOD too, unless something was said in them', () => {
    const own = { ...block('Change over', 2), text: 'Rope out' };
    const before = {
      ...withChangeOvers(draft('z | a b')),
      blocks: [...withChangeOvers(draft('z | a b')).blocks, own, block('Change over', 1), block('Change over', 3)],
    };
    expect(lastingBlocks(before).map(({ text, place }) => `${place}${text}`)).toEqual(['0', '2Rope out', '1']);
    expect(changeOversMax(before)).toBe(17);
  });

  it.each<[string, number, string[]]>([
    ['between two others, one of two', 1, ['2 Change over', '3 Change over']],
    ['at the start, the one after it', 0, ['2 Change over', '3 Change over']],
    ['at the end, the one before it', 3, ['2 Change over', '3 Change over']],
  ])('go with the WOD %s, and come back with it', (_, index, left) => {
    const before = withChangeOvers(draft('| a b c d'));
    const after = removeWod(before, index);
    expect(titles(after)).toEqual(left);
    expect(insertEntry(after, index, before.wods[index] as DraftEntry, before.blocks)).toEqual(before);
  });

  it('stay where they are the only one between two WODs, and where they are a coach’s own', () => {
    const one = { ...draft('| a b c'), blocks: [block('Change over', 3)] };
    expect(titles(removeWod(one, 1))).toEqual(['2 Change over']);
    const own = { ...block('Change over', 3), key: 7, minutes: 5 };
    const both = { ...draft('| a b c'), blocks: [block('Change over', 2), own] };
    expect(removeWod(both, 1).blocks).toEqual([{ ...own, place: 2 }]);
    expect(removeWod(both, 2).blocks).toEqual([block('Change over', 2), own]);
    expect(titles(removeWod({ ...draft('| a b'), blocks: [block('Change over', 3)] }, 0))).toEqual(['2 Change over']);
  });

  it('go where fewer WODs take the place of many', () => {
    const before = withChangeOvers(draft('| a b c d y'));
    expect(titles(replaceWods(before, ['e', 'f'].map(wod)))).toEqual(['2 Change over', '3 y']);
  });
});
