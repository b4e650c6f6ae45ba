import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { library } from '../../../test/fake-library';
import { fran, pullUp, thruster } from '../../../test/fixtures';
import { openPage, type Call } from '../../../test/open-page';
import { rowOf } from './row';

const LIST = '/admin?search=fran&page=2';
const jack = { ...fran, id: 'jack', name: 'Jack' };
const ROW = rowOf(LIST, ['/admin/wods/fran/edit', '/admin/wods/jack/edit'], '/admin/wods/fran/edit');

const panel = library();
const api = (call: Call): unknown => {
  const [method, path] = call.name.split(' ');
  if (path === '/exercises') return [thruster, pullUp];
  const wod = [fran, jack].find(({ id }) => path === `/wods/${id}`);
  if (wod) return method === 'PUT' ? { ...wod, ...(call.body as object), exercises: wod.exercises } : wod;
  return panel(call);
};
const open = (state?: object) => openPage({ history: [LIST, { pathname: '/admin/wods/fran/edit', state }], api });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const description = () => screen.getByRole('textbox', { name: /^Description/ });

test('after a save the list is as it was left, and says what was saved', async () => {
  const page = await open(ROW);
  await press('Update WOD');
  expect(await screen.findByRole('searchbox', { name: 'Search WODs' })).toHaveValue('fran');
  expect(screen.getByText('“Fran” was saved.')).toBeVisible();
  expect(page.address()).toBe(LIST);
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/wods/fran');
  await act(() => page.router.navigate('/admin/change-log'));
  await waitFor(() => expect(screen.queryByText('“Fran” was saved.')).not.toBeInTheDocument());
});

test('"Save and next" goes on in the same field of the next one, and after the last back to the list', async () => {
  const page = await open(ROW);
  expect(screen.getByRole('link', { name: 'Skip to the next one: 1 of 2 now' })).toHaveAttribute('href', '/admin/wods/jack/edit');
  await userEvent.type(description(), '!');
  await press('Save and next');
  await waitFor(() => expect(page.address()).toBe('/admin/wods/jack/edit'));
  expect(await screen.findByText('“Fran” was saved.')).toBeVisible();
  await waitFor(() => expect(description()).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Save and next' })).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  await press('Update WOD');
  expect(await screen.findByText('“Jack” was saved.')).toBeVisible();
  await waitFor(() => expect(page.address()).toBe(LIST));
  const saved = page.calls
    .filter(({ name }) => name.startsWith('PUT'))
    .map(({ name, body }) => [name, (body as { description: string }).description]);
  expect(saved).toEqual([
    ['PUT /wods/fran', `${fran.description}!`],
    ['PUT /wods/jack', `${fran.description}?`],
  ]);
});

test('Cancel leads back to the list; without one a save leads to the dashboard', async () => {
  const { unmount, ...page } = await open(ROW);
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(page.address()).toBe(LIST));
  unmount();
  const other = await open();
  expect(screen.queryByRole('button', { name: 'Save and next' })).not.toBeInTheDocument();
  await press('Update WOD');
  await waitFor(() => expect(other.address()).toBe('/admin'));
});

test('of a long list, a row begins with the form that is opened', () => {
  const forms = Array.from({ length: 500 }, (_, index) => `/form/${index}`);
  expect(rowOf('/list', forms, '/form/400')).toEqual({ list: '/list', forms: forms.slice(400) });
  expect(rowOf('/list', forms, '/form/9').forms).toHaveLength(200);
});
