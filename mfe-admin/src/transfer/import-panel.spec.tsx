import type { Transfer } from '@wod/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../test/open-page';

const READ: Transfer = {
  id: 'file', fileName: 'wods.json', status: 'read', createdAt: '2026-11-22T10:00:00Z', counts: { new: 2, changed: 0, same: 0, refused: 0 }, chosen: 2, notes: [], done: 0,
};

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
  ['a file that can’t be read', { status: 'failed', counts: { new: 0, changed: 0, same: 0, refused: 0 }, outcome: 'The file is empty.' }, 'wods.json'],
  ['a file with nothing to do', { counts: { new: 0, changed: 0, same: 2, refused: 0 } }, 'wods.json · 2 lines, none to import'],
] as const)('%s offers no import', async (_what, more, text) => {
  await openPage({
    history: ['/admin/transfer'],
    api: ({ name }) => (name === 'GET /transfers/last' ? { last: { ...READ, chosen: 0, ...more } } : { lines: [], pagination: { page: 1, pages: 1, total: 0 } }),
  });
  await screen.findByRole('button', { name: 'Forget this file' });
  expect(screen.getByText('wods.json').parentElement).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});
