import { blocksOf, composeDescription, composeEntryNotes, partHeading, readEntryNotes, splitDescription } from './wod-text.js';
import type { EntryNotes, WodFact } from './wod-text.js';

const SCORING = { label: 'Scoring', value: 'time' };
const VEST = { label: 'Vest', value: '20/14 lb (9/6 kg) vest prescribed' };
const NOTE = { label: 'Note', value: '0:00-2:00: max reps; then rest.' };

describe('description and facts', () => {
  it('puts facts below the text', () => {
    expect(composeDescription('A long run.', [SCORING, VEST])).toBe('A long run.\n\nScoring: time\nVest: 20/14 lb (9/6 kg) vest prescribed');
  });

  it.each<[string, WodFact[]]>([
    ['Text.', []],
    ['Text.', [SCORING]],
    ['Text: with a colon.', [SCORING, VEST, NOTE]],
    ['Two\nlines.', [VEST]],
    ['Two\n\nparagraphs.', [NOTE, VEST]],
    ['Warm-up first\n\nTip: breathe', [SCORING]],
    ['', []],
  ])('comes back as it was: %j %j', (text, facts) => {
    expect(splitDescription(composeDescription(text, facts))).toEqual({ text, facts });
  });

  it.each([
    undefined,
    '',
    'Text.',
    'Note: a text of one line is a text',
    'AMRAP: of one line too',
    'Scoring: time\nVest: 9 kg',
    'Text.\nScoring: time',
    'Text.\n\nScoring: time\nand a line without a label',
    'Text.\n\nhttps://example.org: an address',
    'Text.\n\nScoring:',
    'Text.\n\nThis first half of the sentence is too long for a label: it is text',
  ])('finds no facts in %j', (description) => {
    expect(splitDescription(description)).toEqual({ text: description ?? '', facts: [] });
  });

  it('reads what a text field makes of line ends', () => {
    expect(splitDescription(' Text.\r\n\r\nScoring: time\r\nVest: 9 kg\r\n')).toEqual({ text: 'Text.', facts: [SCORING, { label: 'Vest', value: '9 kg' }] });
  });

  it('keeps a fact on one line and leaves an empty one out', () => {
    expect(composeDescription('Text.', [{ label: 'Note', value: ' one\n two ' }, { label: 'Team', value: ' ' }])).toBe('Text.\n\nNote: one two');
  });

  it('is readable without a text', () => {
    expect(composeDescription(' ', [SCORING])).toBe('Scoring: time');
  });
});

describe('entry notes and parts', () => {
  it.each<[EntryNotes, string | undefined]>([
    [{}, undefined],
    [{ notes: '  ' }, undefined],
    [{ notes: '1 mile' }, '1 mile'],
    [{ part: 2 }, 'part 2'],
    [{ part: 1, partRounds: 1 }, 'part 1: 1 round'],
    [{ part: 2, partRounds: 3 }, 'part 2: 3 rounds'],
    [{ notes: '24/20 in box', part: 12, partRounds: 10 }, '24/20 in box; part 12: 10 rounds'],
    [{ notes: '1 mile; carry 50 lb', part: 3 }, '1 mile; carry 50 lb; part 3'],
  ])('writes %j and reads it back', (facts, notes) => {
    expect(composeEntryNotes(facts)).toBe(notes);
    expect(readEntryNotes(notes)).toEqual(facts.notes?.trim() === '' ? {} : facts);
  });

  it('does not repeat a part that the notes already name', () => {
    expect(composeEntryNotes({ notes: 'part 2: 3 rounds', part: 2, partRounds: 3 })).toBe('part 2: 3 rounds');
    expect(composeEntryNotes({ notes: 'sprint; part 2: 3 rounds', part: 2, partRounds: 3 })).toBe('sprint; part 2: 3 rounds');
  });

  it('leaves rounds without a part out', () => {
    expect(composeEntryNotes({ notes: 'sprint', partRounds: 3 })).toBe('sprint');
  });

  it.each(['the hard part 2', 'part two', 'part 2: heavy', 'part 2; sprint', 'counterpart 2', 'part 2: 3 rounds each'])('takes %p for notes only', (notes) => {
    expect(readEntryNotes(notes)).toEqual({ notes });
  });
});

describe('blocksOf', () => {
  const entry = (notes?: string) => ({ ...(notes !== undefined && { notes }) });

  it('is one block without parts', () => {
    const entries = [entry(), entry('1 mile')];
    expect(blocksOf(entries)).toEqual([{ entries }]);
    expect(blocksOf([])).toEqual([]);
  });

  it('groups consecutive entries of a part', () => {
    const [a, b, c, d, e] = [entry('part 1'), entry('part 2: 3 rounds'), entry('sprint; part 2: 3 rounds'), entry('part 1'), entry()];
    expect(blocksOf([a, b, c, d, e])).toEqual([
      { part: 1, entries: [a] },
      { part: 2, partRounds: 3, entries: [b, c] },
      { part: 1, entries: [d] },
      { entries: [e] },
    ]);
  });

  it('keeps a part that is done differently often apart', () => {
    const [a, b] = [entry('part 2: 3 rounds'), entry('part 2')];
    expect(blocksOf([a, b])).toEqual([{ part: 2, partRounds: 3, entries: [a] }, { part: 2, entries: [b] }]);
  });
});

describe('partHeading', () => {
  it.each([
    [{}, undefined],
    [{ part: 2 }, 'Part 2'],
    [{ part: 1, partRounds: 3 }, 'Part 1 · 3 rounds'],
    [{ part: 1, partRounds: 1 }, 'Part 1 · 1 round'],
  ])('%j', (block, heading) => {
    expect(partHeading(block)).toBe(heading);
  });
});
