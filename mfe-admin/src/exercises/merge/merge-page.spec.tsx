import type { Exercise } from '@wod/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { burpee, pullUp, thruster } from '../../../test/fixtures';
import { openPage, refusal } from '../../../test/open-page';
import { mergeCandidates } from './merge-candidates';
import { mergeFacts } from './merge-facts';

const named = (id: string, more: Partial<Exercise> = {}): Exercise => ({ ...burpee, id, name: id, ...more });
const press: Exercise = { ...thruster, id: 'press', name: 'Thruster Press', equipment: 'DUMBBELL', wodCount: 3, version: 4 };
const PAGE = '/admin/exercises/press/merge';

const open = (address = PAGE, api: Record<string, unknown> = {}) =>
  openPage({ history: [address], api: { 'GET /exercises': [burpee, pullUp, thruster, press], 'GET /drafts/exercises': [], ...api } });
const offered = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => !item.closest('nav'))
    .map((item) => item.textContent);

test('offers what has a name like it, and what is searched for by any name', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Merge Thruster Press' })).toBeVisible();
  expect(offered()).toEqual(['ThrusterBarbell · 2 WODs']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Merge into' }), 'pull');
  expect(offered()).toEqual(['Pull-upPull-up Bar · 1 WOD']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
  expect(offered()).toEqual([]);
  expect(screen.getByText('Search for the exercise that it is the same as.')).toBeVisible();
});

test('says what happens, merges and says what was done, with an undo', async () => {
  const page = await open(PAGE, {
    'POST /exercises/press/merge': { exercise: thruster, wods: 3, stepId: 'step' },
    'POST /steps/step/undo': { undone: 5, kept: [], keptTotal: 0 },
  });
  await userEvent.click(screen.getByRole('link', { name: /^Thruster Barbell/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Thruster Press becomes Thruster' })).toBeVisible();
  expect(offered()).toContain('3 WODs with Thruster Press will show Thruster. Deleted WODs follow too.');
  expect(screen.getByRole('link', { name: 'Keep Thruster Press instead' })).toHaveAttribute('href', '/admin/exercises/thruster/merge?into=press');
  await userEvent.click(screen.getByRole('button', { name: 'Merge into Thruster' }));
  await waitFor(() => expect(page.address()).toBe('/admin/exercises'));
  expect(page.calls).toContainEqual({ name: 'POST /exercises/press/merge', body: { into: 'thruster', version: 4, intoVersion: 3 } });
  expect(await screen.findByText('Thruster Press became Thruster in 3 WODs.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(page.calls.map(({ name }) => name)).toContain('POST /steps/step/undo'));
});

test('a refusal is said, before the act where it is known', async () => {
  const error = 'This exercise was changed elsewhere on 1 May 2026 at 10:00 UTC, after you opened it';
  await open(`${PAGE}?into=thruster`, { 'POST /exercises/press/merge': refusal(409, error) });
  await userEvent.click(screen.getByRole('button', { name: 'Merge into Thruster' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(screen.getByRole('button', { name: 'Merge into Thruster' })).toBeEnabled();
});

test('one without room for more names is not merged into', async () => {
  const full = { ...thruster, aliases: Array.from({ length: 20 }, (_, index) => `Other ${index}`) };
  await open(`${PAGE}?into=thruster`, { 'GET /exercises': [full, press] });
  expect(screen.getByRole('alert')).toHaveTextContent('Thruster would have 21 other names, and at most 20 fit. Take out 1 of them first.');
  expect(screen.getByRole('button', { name: 'Merge into Thruster' })).toBeDisabled();
});

test.each([
  ['/admin/exercises/gone/merge', {}, 'This exercise is not in the library'],
  [PAGE, { 'GET /exercises': 500 }, 'Failed to load exercises'],
])('%s with %j: %s', async (address, api, title) => {
  await open(address, api);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test.each<[string, string, Exercise[], string[]]>([
  ['Barbell Squat', '', [named('Run'), named('Air Squat'), named('Back Squat', { aliases: ['Squat, Barbell'] })], ['Back Squat', 'Air Squat']],
  ['Squats', '', [named('Squat'), named('Box Jump')], ['Squat']],
  ['Row', 'erg', [named('Erg Sprint'), named('Rowing', { aliases: ['Row Erg'] }), named('Run')], ['Erg Sprint', 'Rowing']],
  ['Row', 'ski  ERG', [named('SkiErg'), named('Ski Erg')], ['SkiErg', 'Ski Erg']],
  ['Run', '', Array.from({ length: 20 }, (_, index) => named(`Run ${index}`)), Array.from({ length: 8 }, (_, index) => `Run ${index}`)],
])('for %s and "%s" of many', (name, text, others, expected) => {
  expect(mergeCandidates(named(name), others, text).map((other) => other.name)).toEqual(expected);
});

test.each<[Partial<Exercise>, Partial<Exercise>, string[]]>([
  [{}, {}, ['No WOD uses B. Deleted WODs follow too.', 'The name A stays. It is also found as B.']],
  [
    { wodCount: 1, aliases: ['C'] },
    { aliases: ['Z'] },
    ['1 WOD with B will show A. Deleted WODs follow too.', 'The name A stays. It is also found as Z, B, C.'],
  ],
  [{ equipment: 'BARBELL' }, {}, ['The equipment differs: Bodyweight stays instead of Barbell, and estimated minutes follow.']],
  [
    { description: 'b', videoUrl: 'v', scaled: 's' },
    { description: 'a', scaled: 's' },
    ['The description of A stays; that of B goes.', 'The video of B is taken over.'],
  ],
])('the facts of merging %j into %j', (from, into, expected) => {
  const facts = mergeFacts(named('B', from), named('A', into));
  expect(facts).toEqual(expect.arrayContaining(expected));
  expect(facts.slice(-2)).toEqual(['Links to B lead to A.', 'You can undo this for 30 days.']);
  expect(facts).toHaveLength(4 + (from.equipment ? 1 : 0) + (from.description ? 2 : 0));
});

test('drafts follow a merge too', () => {
  const inDrafts = { id: 'B', drafts: 1, draftId: 'held' };
  expect(mergeFacts({ ...named('B', { wodCount: 0 }), inDrafts }, named('A'))[0]).toBe('1 draft with B will show A. Deleted WODs follow too.');
  expect(mergeFacts({ ...named('B', { wodCount: 2 }), inDrafts }, named('A'))[0]).toBe(
    '2 WODs and 1 draft with B will show A. Deleted WODs follow too.',
  );
});

test('the form and the table lead to the WODs that use it, and here', async () => {
  await openPage({ history: ['/admin/exercises/thruster/edit'], api: { 'GET /exercises/thruster': thruster, 'GET /drafts/exercises': [] } });
  expect(await screen.findByRole('link', { name: 'Used by 2 WODs' })).toHaveAttribute('href', '/admin?exercise=thruster');
  expect(screen.getByRole('link', { name: 'Merge into…' })).toHaveAttribute('href', '/admin/exercises/thruster/merge');
});

test('each row of the table does too', async () => {
  await open('/admin/exercises');
  expect(screen.getByRole('link', { name: '2 WODs with Thruster' })).toHaveAttribute('href', '/admin?exercise=thruster');
  expect(screen.getByRole('link', { name: 'Merge Thruster into another exercise' })).toHaveAttribute('href', '/admin/exercises/thruster/merge');
});
