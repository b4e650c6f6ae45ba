import { isWhole, keptWod, pickedWod } from './draft-wod.js';
import {
  addWod,
  canSubmit,
  draftFromTemplate,
  draftInput,
  draftOf,
  duplicateOf,
  fillWod,
  insertEntry,
  moveDown,
  moveUp,
  newDraft,
  parseMinutes,
  removeWod,
  renumber,
  replaceWods,
  setWodNotes,
} from './session-draft.js';
import type { DraftEntry, SessionDraft } from './session-draft.js';
import type { SessionWod, TrainingSession } from './session.js';

const wod = (id: string, estimatedDuration = 10): SessionWod => ({ id, name: id.toUpperCase(), type: 'AMRAP', estimatedDuration, exercises: [] });
const draft = (...ids: string[]): SessionDraft => ids.map((id) => wod(id)).reduce(addWod, newDraft());
const order = ({ wods }: SessionDraft): string => wods.map((entry) => `${entry.order}${entry.wodId}`).join(' ');

const saved: TrainingSession = {
  id: 's1',
  name: 'Monday',
  description: 'Strength and air',
  totalMinutes: 75,
  mobilityMinutes: 12,
  cooldownMinutes: 8,
  notes: 'Bring a rope',
  isTemplate: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  canEdit: true,
  wods: [
    { id: 'e2', wodId: 'b', order: 7, wod: wod('b') },
    { id: 'e1', wodId: 'a', order: 3, notes: 'Scale the load', wod: wod('a') },
  ],
};

describe('a new draft', () => {
  it('has the defaults of the spec', () => {
    expect(newDraft()).toEqual({
      name: '',
      description: '',
      totalMinutes: 60,
      mobilityMinutes: 10,
      cooldownMinutes: 5,
      notes: '',
      isTemplate: false,
      wods: [],
      blocks: [],
    });
  });
});

describe('drafts of what is saved', () => {
  it('edits a session as it is, its WODs in their order', () => {
    expect(draftOf(saved)).toEqual({
      name: 'Monday',
      description: 'Strength and air',
      totalMinutes: 75,
      mobilityMinutes: 12,
      cooldownMinutes: 8,
      notes: 'Bring a rope',
      isTemplate: true,
      wods: [
        { wodId: 'a', order: 1, notes: 'Scale the load', wod: wod('a') },
        { wodId: 'b', order: 2, notes: '', wod: wod('b') },
      ],
      blocks: [],
    });
  });

  it('keeps the blocks of a session, of a template and of a duplicate, in the order of the class', () => {
    const blocks = [
      { id: 'b1', title: 'Debrief', minutes: 4, place: 9 },
      { id: 'b2', title: 'Briefing', minutes: 5, text: 'Scaling', place: 0 },
    ];
    const ordered = [
      { key: 2, title: 'Briefing', minutes: 5, text: 'Scaling', place: 0 },
      { key: 1, title: 'Debrief', minutes: 4, text: '', place: 3 },
    ];
    expect(draftOf({ ...saved, blocks }).blocks).toEqual(ordered);
    expect(draftFromTemplate({ ...saved, blocks }).blocks).toEqual(ordered);
    expect(duplicateOf({ ...saved, blocks }).blocks).toEqual([
      { title: 'Briefing', minutes: 5, text: 'Scaling', place: 0 },
      { title: 'Debrief', minutes: 4, place: 3 },
    ]);
    expect(duplicateOf(saved).blocks).toBeUndefined();
  });

  it('starts a non-template from a template', () => {
    expect(draftFromTemplate(saved)).toEqual({ ...draftOf(saved), name: 'Monday (from Template)', isTemplate: false });
  });

  it('falls back to 10 minutes each where a template has none', () => {
    expect(draftFromTemplate({ ...saved, mobilityMinutes: undefined, cooldownMinutes: undefined })).toMatchObject({
      mobilityMinutes: 10,
      cooldownMinutes: 10,
    });
    expect(draftFromTemplate({ ...saved, mobilityMinutes: null, cooldownMinutes: null })).toMatchObject({ mobilityMinutes: 10, cooldownMinutes: 10 });
    expect(draftFromTemplate({ ...saved, mobilityMinutes: 0, cooldownMinutes: 0 })).toMatchObject({ mobilityMinutes: 0, cooldownMinutes: 0 });
  });

  it('duplicates as a non-template copy', () => {
    expect(duplicateOf(saved)).toEqual({
      name: 'Monday (Copy)',
      description: 'Strength and air',
      totalMinutes: 75,
      mobilityMinutes: 12,
      cooldownMinutes: 8,
      notes: 'Bring a rope',
      isTemplate: false,
      wods: [
        { wodId: 'a', order: 1, notes: 'Scale the load' },
        { wodId: 'b', order: 2 },
      ],
    });
  });

  it('shortens a long name so that the copy can be saved', () => {
    const long = { ...saved, name: 'n'.repeat(120) };
    expect(duplicateOf(long).name).toBe(`${'n'.repeat(113)} (Copy)`);
    expect(draftFromTemplate(long).name).toBe(`${'n'.repeat(104)} (from Template)`);
  });

  it('does not change the session', () => {
    const before = JSON.stringify(saved);
    draftFromTemplate(saved);
    duplicateOf(saved);
    expect(JSON.stringify(saved)).toBe(before);
  });
});

describe('draftInput', () => {
  it('trims texts and leaves empty ones out', () => {
    const filled = { ...setWodNotes(draft('a', 'b'), 1, ' easy '), name: ' Monday ', description: ' ', notes: '' };
    expect(draftInput(filled)).toEqual({
      name: 'Monday',
      totalMinutes: 60,
      mobilityMinutes: 10,
      cooldownMinutes: 5,
      isTemplate: false,
      wods: [
        { wodId: 'a', order: 1 },
        { wodId: 'b', order: 2, notes: 'easy' },
      ],
    });
  });
});

describe('the list of WODs', () => {
  it('adds at the end with empty notes', () => {
    expect(draft('a', 'b').wods).toEqual([
      { wodId: 'a', order: 1, notes: '', wod: wod('a') },
      { wodId: 'b', order: 2, notes: '', wod: wod('b') },
    ]);
  });

  it('replaces the whole list', () => {
    expect(order(replaceWods(draft('a', 'b'), [wod('c'), wod('d'), wod('e')]))).toBe('1c 2d 3e');
    expect(order(replaceWods(draft('a'), []))).toBe('');
    expect(replaceWods(setWodNotes(draft('a'), 0, 'heavy'), [wod('a')]).wods[0]?.notes).toBe('');
  });

  it('replaces all but the notes of those that stay, even of one that comes twice', () => {
    const before = setWodNotes(setWodNotes(setWodNotes(draft('a', 'b', 'a'), 0, 'heavy'), 1, 'fast'), 2, 'light');
    expect(
      replaceWods(
        before,
        ['a', 'a', 'b'].map((id) => wod(id)),
        ['a'],
      ).wods.map(({ notes }) => notes),
    ).toEqual(['heavy', 'light', '']);
  });

  it.each<[string, (of: SessionDraft) => SessionDraft, string]>([
    ['removes the first', (of) => removeWod(of, 0), '1b 2c'],
    ['removes one between', (of) => removeWod(of, 1), '1a 2c'],
    ['removes the last', (of) => removeWod(of, 2), '1a 2b'],
    ['removes nothing beyond the end', (of) => removeWod(of, 3), '1a 2b 3c'],
    ['moves up', (of) => moveUp(of, 2), '1a 2c 3b'],
    ['does not move the first up', (of) => moveUp(of, 0), '1a 2b 3c'],
    ['moves down', (of) => moveDown(of, 0), '1b 2a 3c'],
    ['does not move the last down', (of) => moveDown(of, 2), '1a 2b 3c'],
  ])('%s', (_, operation, result) => {
    const before = draft('a', 'b', 'c');
    expect(order(operation(before))).toBe(result);
    expect(before).toEqual(draft('a', 'b', 'c'));
  });

  it.each([
    [0, '1a 2b 3c'],
    [1, '1b 2a 3c'],
    [9, '1b 2c 3a'],
  ])('puts an entry back at %d', (index, result) => {
    const before = setWodNotes(draft('a', 'b', 'c'), 0, 'heavy');
    const [entry] = before.wods;
    const after = insertEntry(removeWod(before, 0), index, entry as DraftEntry);
    expect(order(after)).toBe(result);
    expect(after.wods.find(({ wodId }) => wodId === 'a')?.notes).toBe('heavy');
  });

  it('moves notes with their WOD', () => {
    const moved = moveUp(setWodNotes(draft('a', 'b'), 1, 'heavy'), 1);
    expect(moved.wods.map(({ wodId, notes }) => [wodId, notes])).toEqual([
      ['b', 'heavy'],
      ['a', ''],
    ]);
  });

  it.each([10, undefined])('gives the generator back what was picked, with %s minutes', (minutes) => {
    const indexed = { id: 'b', name: 'B', type: 'AMRAP', minutes, equipment: [], movements: [] } as const;
    expect(keptWod(pickedWod({ ...indexed, equipment: ['BOX'] }))).toEqual(indexed);
    expect(keptWod(wod('b'))).toEqual({ ...indexed, minutes: 10 });
  });

  it('knows a WOD whole wherever it was picked, and leaves what it knows already', () => {
    const picked = pickedWod({ id: 'b', name: 'B', type: 'AMRAP', minutes: 10, equipment: ['BOX'] });
    const before = setWodNotes([wod('a'), picked, picked].reduce(addWod, newDraft()), 1, 'heavy');
    expect(before.wods.map((entry) => isWhole(entry.wod))).toEqual([true, false, false]);
    expect(fillWod(before, wod('b')).wods.map((entry) => [entry.wod, entry.notes])).toEqual([
      [wod('a'), ''],
      [wod('b'), 'heavy'],
      [wod('b'), ''],
    ]);
    expect(fillWod(before, { ...wod('a'), name: 'another' }).wods).toEqual(before.wods);
  });

  it('numbers from 1', () => {
    expect(renumber([{ order: 9 }, { order: 9 }, { order: 0 }])).toEqual([{ order: 1 }, { order: 2 }, { order: 3 }]);
  });
});

describe('canSubmit', () => {
  const named = (fields: Partial<SessionDraft> = {}) => ({ ...draft('a'), name: 'Monday', ...fields });

  it.each<[string, SessionDraft, boolean, boolean]>([
    ['a name and time', named(), false, true],
    ['exactly no time left', named({ totalMinutes: 25 }), false, true],
    ['a minute over time', named({ totalMinutes: 24 }), false, false],
    ['no name', named({ name: '' }), false, false],
    ['a blank name', named({ name: '  ' }), false, false],
    ['being saved', named(), true, false],
    ['no WODs', named({ wods: [] }), false, true],
    [
      'a WOD of unknown duration',
      named({ totalMinutes: 15, wods: [{ wodId: 'a', order: 1, notes: '', wod: { id: 'a', name: 'A', type: 'AMRAP', exercises: [] } }] }),
      false,
      true,
    ],
  ])('with %s', (_, of, saving, allowed) => {
    expect(canSubmit(of, saving)).toBe(allowed);
  });
});

describe('parseMinutes', () => {
  it.each([
    ['60', 60],
    [' 5 ', 5],
    ['0', 0],
    ['7.9', 7],
    ['-5', -5],
    ['', 0],
    ['abc', 0],
    ['12 min', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1e3', 0],
    ['0x10', 0],
    ['½', 0],
    ['-0.5', 0],
  ])('%p is %d', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });
});
