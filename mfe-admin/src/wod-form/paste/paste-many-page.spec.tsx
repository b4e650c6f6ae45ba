import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { burpee, pullUp, thruster } from '../../../test/fixtures';
import { openPage, refusal, type Call } from '../../../test/open-page';

const TEXT = 'Fran\n21-15-9\nThrusters\nPull-ups\n\nSunday\nAMRAP 5\n5 burpees\n---\n5 burpees';

const open = (api: Record<string, unknown> = {}) =>
  openPage({ history: ['/admin/wods/paste'], api: { 'GET /exercises': [thruster, pullUp, burpee], 'GET /namesakes?name=fran': [], ...api } });
const box = () => screen.getByRole('textbox', { name: 'Your text' });
const card = (name: string) => screen.getByRole('article', { name });
async function paste(text: string) {
  await userEvent.click(box());
  await userEvent.paste(text);
}
const created = ({ body }: Call) => {
  const { name } = body as { name: string };
  return { ...(body as object), id: name.toLowerCase() };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('each board has its state; those that can be are saved, linked, and undone together', async () => {
  const page = await open({ 'POST /wods': created, 'DELETE /wods/fran': null, 'DELETE /wods/sunday': null });
  await paste(TEXT);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(card('Fran')).toHaveTextContent('4 of 4 lines understood');
  expect(card('No name yet')).toHaveTextContent('Name is required');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 WODs' }));
  expect(await screen.findByText(/2 WODs saved/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^2 WODs saved/));
  expect(screen.getByRole('link', { name: 'Fran' })).toHaveAttribute('href', '/wods/fran');
  expect(box()).toHaveValue('5 burpees');
  expect(page.calls.filter(({ name }) => name === 'POST /wods').map(({ body }) => (body as { name: string }).name)).toEqual(['Fran', 'Sunday']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo for all' }));
  expect(await screen.findByRole('button', { name: 'Save 2 WODs' })).toBeEnabled();
  expect(box()).toHaveFocus();
  expect(page.calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['DELETE /wods/fran', 'DELETE /wods/sunday']));
  expect((box() as HTMLTextAreaElement).value).toContain('21-15-9');
});

test('nothing is saved between typing and reading what was typed, which would be lost', async () => {
  await open();
  await paste('Sunday\nAMRAP 5\n5 burpees');
  const save = () => screen.getByRole('button', { name: /^Save/ });
  expect(save()).toBeEnabled();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // As a browser tells it; what the test library does waits until everything is read.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
    box(),
    'Sunday\nAMRAP 5\n5 burpees\n---\nMonday\nAMRAP 6\n6 burpees',
  );
  box().dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  expect(save()).toBeDisabled();
  await waitFor(() => expect(save()).toBeEnabled());
  expect(save()).toHaveTextContent('Save 2 WODs');
});

test('what is refused stays, with its reason, and the others are saved', async () => {
  await open({ 'POST /wods': (call: Call) => ((call.body as { name: string }).name === 'Fran' ? refusal(400, 'Fran is full') : created(call)) });
  await paste(TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 WODs' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('1 WOD could not be saved: Fran.');
  expect(within(card('Fran')).getByText('Fran is full')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sunday' })).toBeVisible();
  expect((box() as HTMLTextAreaElement).value).not.toContain('Sunday');
});

test('the text and what was saved outlast a reload', async () => {
  sessionStorage.setItem(
    'pasted-whiteboard:many',
    JSON.stringify({ text: 'Sunday\nAMRAP 5\n5 burpees', saved: [{ id: 'fran', name: 'Fran', text: 'Fran' }] }),
  );
  await open();
  expect(card('Sunday')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fran' })).toBeVisible();
});

test('one that was on its way during a reload is sent again with its key, which no other has', async () => {
  const page = await open({ 'POST /wods': new Promise(() => undefined) });
  await paste('Sunday\nAMRAP 5\n5 burpees');
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 WOD' }));
  const kept = () => (JSON.parse(sessionStorage.getItem('pasted-whiteboard:many') ?? '{}') as { sending?: { key: string }[] }).sending?.[0]?.key;
  await waitFor(() => expect(kept()).toMatch(/^[0-9a-f-]{36}$/));
  const key = kept();
  page.unmount();
  await open({ 'POST /wods': new Promise(() => undefined) });
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 WOD' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled());
  expect(kept()).toBe(key);
});

test('one whose answer was lost keeps its key while others are saved, so it is not saved twice', async () => {
  let isLost = true;
  const page = await open({
    'POST /wods': (call: Call) => {
      if ((call.body as { name: string }).name !== 'Fran' || !isLost) return created(call);
      isLost = false;
      return 500;
    },
  });
  const keys = () =>
    (JSON.parse(sessionStorage.getItem('pasted-whiteboard:many') ?? '{}') as { sending?: { key: string }[] }).sending?.map(({ key }) => key);
  await paste('Fran\n21-15-9\nThrusters\nPull-ups\n---\nSunday\nAMRAP 5\n5 burpees');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 WODs' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('1 WOD could not be saved: Fran.');
  const [kept, ...others] = keys() ?? [];
  expect([kept, others]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), []]);
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 WOD' }));
  expect(await screen.findByText(/2 WODs saved/)).toBeVisible();
  expect(page.calls.filter(({ name }) => name === 'POST /wods')).toHaveLength(3);
  expect(keys()).toEqual([]);
});

test('says that there is one of a name already, in the library or in the text', async () => {
  await open({ 'GET /namesakes?name=Fran': [{ id: 'old', name: 'Fran', isDraft: false }], 'GET /namesakes?name=fran': [] });
  await paste('Fran\n21-15-9\nThrusters\n---\nfran\nAMRAP 5\n5 burpees\n---\nSunday\nAMRAP 5\n5 burpees');
  expect(await screen.findByRole('link', { name: 'Fran' })).toHaveAttribute('href', '/admin/wods/old/edit');
  const [first, second, third] = screen.getAllByRole('article');
  expect(first).toHaveTextContent(
    'Another WOD of your text has this name too. There is one of this name already: Fran. You can save it all the same.',
  );
  expect(second).toHaveTextContent('Another WOD of your text has this name too.');
  expect(third).not.toHaveTextContent('has this name too');
});

test('"Failed to fetch exercises" when they could not be loaded', async () => {
  await open({ 'GET /exercises': 500 });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch exercises');
});
