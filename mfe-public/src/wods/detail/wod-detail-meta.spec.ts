import type { Wod } from '@wod/domain';
import { fran } from '../../../test/fixtures';
import { site } from '../../../test/open-page';
import { wodDetailMeta } from './wod-detail-meta';
import { wodSheet } from './wod-sheet';

const page = { site, url: new URL('https://wod.example/wods/fran'), params: { id: 'fran' } };
const metaOf = (wod: Wod) => wodDetailMeta({ status: 'loaded', similar: [], wod: wodSheet(wod, false) }, page);

test('the title is "{wodName} - {type} Workout | {site}"', () => {
  expect(metaOf(fran).title).toBe('Fran - Ladder Workout | Test Site');
  expect(metaOf({ ...fran, name: 'Murph', type: 'FOR_TIME' }).title).toBe('Murph - For Time Workout | Test Site');
});

test('the description is the first 160 characters of the description', () => {
  const description = 'x'.repeat(159) + 'yz';
  expect(metaOf({ ...fran, description }).description).toBe('x'.repeat(159) + 'y');
});

test('without a description it is a summary of the workout', () => {
  expect(metaOf({ ...fran, description: undefined }).description).toBe(
    'Fran (Ladder workout): 21-15-9 for time · Thruster 43 / 29.5 kg (95/65 lb) · Pull-up',
  );
});

test('the canonical path is that of the WOD', () => {
  expect(metaOf(fran)).toMatchObject({ path: '/wods/fran', image: '/og/wods/fran.png', type: 'article' });
});

test.each([
  [{ status: 'notFound' } as const, 'WOD not found | Test Site'],
  [{ status: 'failed' } as const, 'Failed to fetch WOD details | Test Site'],
  [undefined, 'Failed to fetch WOD details | Test Site'],
])('%j has a title and no canonical, so it is not indexed', (data, title) => {
  const meta = wodDetailMeta(data, page);
  expect(meta.title).toBe(title);
  expect(meta).not.toHaveProperty('path');
});
