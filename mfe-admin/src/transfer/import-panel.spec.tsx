import { TextDecoder, TextEncoder } from 'node:util';
import type { Transfer, TransferLinePage } from '@wod/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, type Call } from '../../test/open-page';

Object.assign(globalThis, { TextDecoder, TextEncoder });

const READ: Transfer = {
  id: 'file',
  fileName: 'wods.json',
  status: 'read',
  createdAt: '2026-11-22T10:00:00Z',
  counts: { new: 2, changed: 0, same: 0, refused: 0 },
  chosen: 2,
  notes: [],
  done: 0,
};

const line = (number: number): TransferLinePage['lines'][number] => ({
  number,
  line: number,
  subject: 'wod',
  name: `WOD ${number}`,
  state: 'new',
  choice: 'create',
  changes: [],
  notes: [],
});

/** A file with two new lines; what is sent becomes another one with as many. */
function open(address: string, api: Record<string, unknown> = {}) {
  let last = READ;
  return openPage({
    history: [address],
    api: ({ name }: Call): unknown => {
      const fixed = api[name];
      if (fixed !== undefined) return typeof fixed === 'function' ? (fixed as () => unknown)() : fixed;
      if (name === 'GET /transfers/last') return { last };
      if (name === 'POST /transfers') return { ...READ, id: 'other' };
      if (name.endsWith('/parts')) return null;
      if (name === 'POST /transfers/other/read') return (last = { ...READ, id: 'other', fileName: 'corrected.json' });
      const [path = '', query] = name.split('?');
      if (!path.endsWith('/lines')) return undefined;
      const params = new URLSearchParams(query);
      const lines = params.get('state') === 'refused' ? [] : [line(1), line(2)];
      const page = Number(params.get('page') ?? 1);
      return { lines: page > 1 ? [] : lines, pagination: { page, pages: Math.min(1, lines.length), total: lines.length } };
    },
  });
}
const lines = () => screen.queryAllByRole('heading', { level: 3, name: /^WOD/ }).map(({ textContent }) => textContent);

test('lines that could not be loaded are loaded by Try Again', async () => {
  let down = true;
  await open('/admin/transfer', {
    'GET /transfers/file/lines?page=1': () => (down ? 503 : { lines: [line(1)], pagination: { page: 1, pages: 1, total: 1 } }),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The file could not be loaded');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(lines()).toEqual(['WOD 1']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['without lines', {}, 'wods.json · no lines in it'],
  ['that could not be read', { status: 'failed' as const, outcome: 'The file is empty.' }, 'wods.json'],
])('of a file %s the page says so, once', async (_, more, said) => {
  const last: Transfer = { ...READ, counts: { new: 0, changed: 0, same: 0, refused: 0 }, chosen: 0, ...more };
  await open('/admin/transfer', {
    'GET /transfers/last': { last },
    'GET /transfers/file/lines?page=1': { lines: [], pagination: { page: 1, pages: 0, total: 0 } },
  });
  expect(await screen.findByText('wods.json')).toBeVisible();
  expect(screen.getByText('wods.json').parentElement).toHaveTextContent(new RegExp(`^${said}$`));
});

test('that a file was forgotten is said, where the focus is then', async () => {
  let last: Transfer | undefined = READ;
  await openPage({
    history: ['/admin/transfer'],
    api: ({ name }) => {
      if (name === 'GET /transfers/last') return { last };
      if (name !== 'DELETE /transfers/file') return { lines: [line(1)], pagination: { page: 1, pages: 1, total: 1 } };
      last = undefined;
      return null;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Forget this file' }));
  expect(await screen.findByText('wods.json was forgotten.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('wods.json was forgotten.'));
  expect(screen.queryByRole('button', { name: 'Forget this file' })).not.toBeInTheDocument();
});

test('a state without lines, and a page past the end, say so and lead on', async () => {
  const page = await open('/admin/transfer?state=refused');
  expect(screen.getByRole('heading', { name: 'No refused lines' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all lines' }));
  await waitFor(() => expect(lines()).toEqual(['WOD 1', 'WOD 2']));
  page.unmount();
  const past = await open('/admin/transfer?page=3');
  expect(screen.getByRole('heading', { name: 'No lines on this page' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  await waitFor(() => expect(lines()).toEqual(['WOD 1', 'WOD 2']));
  expect(past.address()).toBe('/admin/transfer');
});

test('another file is shown from its beginning, in whatever state lines of the one before were looked at', async () => {
  const page = await open('/admin/transfer?state=refused&page=3');
  // jsdom can't read files.
  const file = Object.assign(new File(['{}'], 'corrected.json'), { arrayBuffer: () => Promise.resolve(new TextEncoder().encode('{}').buffer) });
  await userEvent.upload(screen.getByLabelText('File to import'), file);
  expect(await screen.findByText('corrected.json')).toBeVisible();
  expect(lines()).toEqual(['WOD 1', 'WOD 2']);
  expect(page.address()).toBe('/admin/transfer');
});

test('what is under way is followed to its end, also over an answer that is missing, and its end is said once', async () => {
  const answers: unknown[] = [{ last: { ...READ, status: 'running' } }, 503, { last: { ...READ, status: 'running', done: 1 } }];
  const page = await open('/admin/transfer', {
    'GET /transfers/last': () => answers.shift() ?? { last: { ...READ, status: 'done', outcome: 'Added: 2 WODs', stepId: 'step-1' } },
    'DELETE /transfers/file': null,
  });
  expect(screen.getByText('0 of 2 lines · goes on when you leave')).toBeVisible();
  expect(await screen.findByText('1 of 2 lines · goes on when you leave')).toBeVisible();
  expect(await screen.findByText('Added: 2 WODs.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(page.calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
});

test('an import that was asked for is not asked for again', async () => {
  let last = READ;
  let answer: (transfer: Transfer) => void = () => undefined;
  const asked: string[] = [];
  await openPage({
    history: ['/admin/transfer'],
    api: ({ name }) => {
      asked.push(name);
      if (name === 'GET /transfers/last') return { last };
      if (name.startsWith('GET /transfers/file/lines')) return { lines: [], pagination: { page: 1, pages: 1, total: 0 } };
      return new Promise<Transfer>((resolve) => (answer = resolve));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 lines' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const button = await screen.findByRole('button', { name: 'Starting…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  last = { ...READ, status: 'running' };
  answer(last);
  expect(await screen.findByText('0 of 2 lines · goes on when you leave')).toBeVisible();
  expect(asked.filter((name) => name.endsWith('/import'))).toHaveLength(1);
});

test.each([
  [
    'a file that can’t be read',
    { status: 'failed', counts: { new: 0, changed: 0, same: 0, refused: 0 }, outcome: 'The file is empty.' },
    'wods.json',
  ],
  ['a file with nothing to do', { counts: { new: 0, changed: 0, same: 2, refused: 0 } }, 'wods.json · 2 lines, none to import'],
] as const)('%s offers no import', async (_what, more, text) => {
  await openPage({
    history: ['/admin/transfer'],
    api: ({ name }) =>
      name === 'GET /transfers/last' ? { last: { ...READ, chosen: 0, ...more } } : { lines: [], pagination: { page: 1, pages: 1, total: 0 } },
  });
  await screen.findByRole('button', { name: 'Forget this file' });
  expect(screen.getByText('wods.json').parentElement).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});
