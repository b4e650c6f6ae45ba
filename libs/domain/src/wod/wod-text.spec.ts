import { blocksOf, partHeading, splitDescription } from './wod-text.js';
import type { WodFact } from './wod-text.js';
import type { WodEntryFields } from './wod.js';

const SCORING = { label: 'Scoring', value: 'time' };
const VEST = { label: 'Vest', value: '20/14 lb (9/6 kg) vest prescribed' };
const NOTE = { label: 'Note', value: '0:00-2:00: max reps; then rest.' };

describe('description and facts', () => {
  it.each<[string, WodFact[]]>([
    ['Text.', []],
    ['Text.', [SCORING]],
    ['Text: with a colon.', [SCORING, VEST, NOTE]],
    ['Two\nlines.', [VEST]],
    ['Two\n\nparagraphs.', [NOTE, VEST]],
    ['Warm-up first\n\nTip: breathe', [SCORING]],
  ])('has its facts below the text: %j %j', (text, facts) => {
    const description = [text, facts.map(({ label, value }) => `${label}: ${value}`).join('\n')].filter(Boolean).join('\n\n');
    expect(splitDescription(description)).toEqual({ text, facts });
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
    'Text.\n\nsee Scoring: time',
    'Text.\n\nThis first half of the sentence is too long for a label: it is text',
  ])('finds no facts in %j', (description) => {
    expect(splitDescription(description)).toEqual({ text: description ?? '', facts: [] });
  });

  it('reads what a text field makes of line ends', () => {
    expect(splitDescription('Text.  \r\rScoring: time')).toEqual({ text: 'Text.', facts: [SCORING] });
    expect(splitDescription(' Text.\r\n\r\nScoring: time\r\nVest: 9 kg\r\n')).toEqual({
      text: 'Text.',
      facts: [SCORING, { label: 'Vest', value: '9 kg' }],
    });
  });
});

describe('blocksOf', () => {
  it('is one block without parts', () => {
    const entries: WodEntryFields[] = [{}, { notes: 'the end of part 2: 3 rounds' }];
    expect(blocksOf(entries)).toEqual([{ entries }]);
    expect(blocksOf([])).toEqual([]);
  });

  it('groups consecutive entries of a part', () => {
    const [a, b, c, d, e] = [{ part: 1 }, { part: 2, partRounds: 3 }, { notes: 'sprint', part: 2, partRounds: 3 }, { part: 1 }, {}];
    expect(blocksOf([a, b, c, d, e])).toEqual([
      { part: 1, entries: [a] },
      { part: 2, partRounds: 3, entries: [b, c] },
      { part: 1, entries: [d] },
      { entries: [e] },
    ]);
  });

  it('keeps a part that is done differently often apart', () => {
    const [a, b] = [{ part: 2, partRounds: 3 }, { part: 2 }];
    expect(blocksOf([a, b])).toEqual([
      { part: 2, partRounds: 3, entries: [a] },
      { part: 2, entries: [b] },
    ]);
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
