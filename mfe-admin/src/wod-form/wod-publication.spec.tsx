import { UNPUBLISHED, type Wod } from '@wod/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran, pullUp, thruster } from '../../test/fixtures';
import { openPage } from '../../test/open-page';
import { sentMoment, tomorrow, typedMoment } from './publication';

const EDIT = '/admin/wods/fran/edit';
const draft: Wod = { ...fran, publishAt: UNPUBLISHED };

const open = (api: Record<string, unknown> = {}, address = EDIT) =>
  openPage({ history: [address], api: { 'GET /exercises': [thruster, pullUp], 'GET /wods/fran': fran, 'PUT /wods/fran': fran, ...api } });
const publication = () => screen.getByRole('combobox', { name: 'Publication' });
const save = (name = 'Update WOD') => userEvent.click(screen.getByRole('button', { name }));
const saved = ({ calls }: Awaited<ReturnType<typeof open>>, call = 'PUT /wods/fran') => calls.find(({ name }) => name === call)?.body;

test('a WOD goes back to draft, and what is said about it can be read', async () => {
  const page = await open({ 'PUT /wods/fran': draft, 'GET /drafts?page=1': { drafts: [], pagination: { page: 1, pages: 0, total: 0 } } });
  expect(publication()).toHaveDisplayValue('Published');
  expect(publication()).toHaveAccessibleDescription('Everybody sees it as soon as it is saved.');
  await userEvent.selectOptions(publication(), 'Draft');
  expect(publication()).toHaveAccessibleDescription('Only the panel shows it, under Drafts, until it is published.');
  await save();
  await waitFor(() => expect(page.address()).toBe('/admin/drafts'));
  expect(saved(page)).toMatchObject({ name: 'Fran', publishAt: 'never', version: 7 });
});

test('a draft is read where the library doesn’t have it, and published by choosing so', async () => {
  const page = await open({ 'GET /wods/fran': 404, 'GET /drafts/fran': draft });
  expect(screen.getByRole('banner')).toHaveTextContent('Edit WODFran · Draft');
  expect(screen.queryByRole('link', { name: 'View on the site' })).not.toBeInTheDocument();
  await userEvent.selectOptions(publication(), 'Published');
  await save();
  await waitFor(() => expect(page.address()).toBe('/admin'));
  expect(saved(page)).not.toHaveProperty('publishAt');
});

test('a draft is deleted from its form after asking, whatever was typed, and Undo brings it back', async () => {
  const page = await open(
    {
      'GET /drafts/fran': draft,
      'DELETE /wods/fran': null,
      'POST /deleted-wods/fran/restore': draft,
      'GET /drafts?page=1': { drafts: [], pagination: { page: 1, pages: 0, total: 0 } },
    },
    `${EDIT}?draft=1`,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('dialog', { name: 'Delete “Fran”?' });
  expect(question).toHaveTextContent('Your unsaved changes are lost. You can restore what was saved for 30 days.');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.address()).toBe('/admin/drafts'));
  expect(await screen.findByText('“Fran” was deleted.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Fran” is back among the drafts.')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('what visitors see is not deleted from the form', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('a date begins as tomorrow morning, in the time zone that stands beside it', async () => {
  const page = await open();
  await userEvent.selectOptions(publication(), 'On a date');
  const date = screen.getByLabelText('Published from');
  expect(date).toHaveValue(tomorrow(new Date()));
  expect(date).toHaveAccessibleDescription(/^Your time: \S+ \(.+\)$/);
  await save();
  await waitFor(() => expect(saved(page)).toMatchObject({ publishAt: new Date(tomorrow(new Date())).toISOString() }));
});

test('a date that is over is said to publish at once', async () => {
  await open();
  await userEvent.selectOptions(publication(), 'On a date');
  expect(publication()).toHaveAccessibleDescription('Only the panel shows it until then. It becomes public by itself.');
  fireEvent.change(screen.getByLabelText('Published from'), { target: { value: '2026-01-31T06:00' } });
  expect(publication()).toHaveAccessibleDescription('This date is over: everybody sees it as soon as it is saved.');
  fireEvent.change(screen.getByLabelText('Published from'), { target: { value: '' } });
  expect(publication()).toHaveAccessibleDescription('Only the panel shows it until then. It becomes public by itself.');
});

test('a date is given up again for now, and for a draft', async () => {
  const page = await open();
  for (const choice of ['Draft', 'Published']) {
    await userEvent.selectOptions(publication(), 'On a date');
    await userEvent.selectOptions(publication(), choice);
    expect(publication()).toHaveDisplayValue(choice);
    expect(screen.queryByLabelText('Published from')).not.toBeInTheDocument();
  }
  await save();
  await waitFor(() => expect(page.address()).toBe('/admin'));
  expect(saved(page)).not.toHaveProperty('publishAt');
});

test('a date that is not whole is no date, and publishes nothing', async () => {
  const page = await open({ 'GET /wods/fran': { ...draft, publishAt: '2027-01-31T06:00:00.000Z' } });
  // What a browser tells of the 31st of February.
  fireEvent.change(screen.getByLabelText('Published from'), { target: { value: '' } });
  expect(publication()).toHaveDisplayValue('On a date');
  await save();
  expect(screen.getByLabelText('Published from')).toHaveAccessibleDescription(/Choose a date and a time/);
  expect(screen.getByLabelText('Published from')).toHaveAttribute('aria-invalid', 'true');
  expect(saved(page)).toBeUndefined();
});

test('moments are typed in the admin’s time and sent in UTC', () => {
  for (const moment of ['2026-01-15T07:30:00.000Z', '2026-07-15T23:05:00.000Z']) expect(sentMoment(typedMoment(moment))).toBe(moment);
  expect([sentMoment(''), sentMoment(typedMoment(UNPUBLISHED))]).toEqual([undefined, UNPUBLISHED]);
});

test('an unknown WOD is said to be unknown', async () => {
  await open({ 'GET /wods/fran': 404 });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch WODIt is neither in the library nor among the drafts.');
});

test('a duplicate begins with everything but the name and the other names, as a draft', async () => {
  const page = await open({ 'GET /wods/fran': { ...fran, aka: ['The one'] }, 'POST /wods': { ...draft, id: 'new' } });
  await userEvent.click(screen.getByRole('link', { name: 'Duplicate' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Create New WOD' })).toBeVisible();
  expect(page.address()).toBe('/admin/wods/new?from=fran');
  expect(screen.getByText('It begins as a copy of Fran and stays a draft until you publish it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Fran (copy)');
  expect(publication()).toHaveDisplayValue('Draft');
  await save('Create WOD');
  await waitFor(() =>
    expect(saved(page, 'POST /wods')).toMatchObject({
      name: 'Fran (copy)',
      type: 'LADDER',
      repScheme: '21-15-9',
      publishAt: 'never',
      exercises: [{ exerciseId: 'thruster', weight: 43 }, { exerciseId: 'pull-up' }],
    }),
  );
  expect(saved(page, 'POST /wods')).not.toHaveProperty('aka');
});
