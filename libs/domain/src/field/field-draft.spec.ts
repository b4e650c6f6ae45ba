import { WOD_ENTRY_FIELDS, WOD_FIELDS } from '../wod/wod-fields.js';
import { contentDraft, contentInput } from './field-draft.js';

it('gives every field of something new an empty draft', () => {
  expect(contentDraft(WOD_ENTRY_FIELDS, {})).toEqual({
    reps: '',
    distance: '',
    duration: '',
    timeCap: '',
    unit: '',
    isMax: false,
    minute: '',
    restAfter: '',
    weight: '',
    womenWeight: '',
    notes: '',
    part: '',
    partRounds: '',
    partName: '',
    scaled: '',
    beginner: '',
    isEmomInterruption: false,
  });
  expect(contentDraft(WOD_FIELDS, {})).toMatchObject({ name: '', type: '', aka: [], needs: [], anyOrder: false });
});

it('sends what the draft began with, and leaves out what is empty', () => {
  const entry = { reps: 21, womenWeight: 29.5, notes: 'fast', scaled: 'jumping', isEmomInterruption: true };
  expect(contentInput(WOD_ENTRY_FIELDS, contentDraft(WOD_ENTRY_FIELDS, entry))).toEqual(entry);
  const wod = {
    name: 'Fran',
    type: 'LADDER',
    category: 'HERO',
    repScheme: '21-15-9',
    minutesLow: 3,
    anyOrder: true,
    aka: ['The one'],
    needs: ['PLATES'],
  } as const;
  expect(contentInput(WOD_FIELDS, contentDraft(WOD_FIELDS, { ...wod, aka: [...wod.aka], needs: [...wod.needs] }))).toEqual(wod);
});

it('leaves out a list with nothing in it, and lines with nothing on them', () => {
  expect(contentInput(WOD_FIELDS, contentDraft(WOD_FIELDS, {}))).toEqual({ name: '', type: '' });
  expect(contentInput(WOD_FIELDS, contentDraft(WOD_FIELDS, { aka: ['', ' '] }))).toEqual({ name: '', type: '' });
  expect(contentInput(WOD_FIELDS, contentDraft(WOD_FIELDS, { aka: [' The one', '', 'The other '] }))).toMatchObject({
    aka: ['The one', 'The other'],
  });
});

it('trims texts, and makes what is no number NaN', () => {
  const draft = { ...contentDraft(WOD_FIELDS, {}), name: '  ', description: ' Short. ', minutesLow: '1e3' };
  expect(contentInput(WOD_FIELDS, draft)).toEqual({ name: '', type: '', description: 'Short.', minutesLow: NaN });
});
