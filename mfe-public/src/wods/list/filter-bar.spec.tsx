import { createApiClient } from '@wod/api-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FilterBar } from './filter-bar';

const search = { text: '', setText: jest.fn(), send: jest.fn(), tooShort: false };
const choose = jest.fn();
const sheet = { part: undefined, open: jest.fn(), done: jest.fn(), leave: jest.fn() };
const api = createApiClient(async () => Response.json([]));
const bar = (
  <FilterBar api={api} kitOrder={[]} query={{ type: 'EMOM' }} search={search} page={undefined} sheet={sheet} onChoose={choose} onClear={jest.fn()} />
);

/** The server's HTML, used by a visitor before it is hydrated. */
async function hydrateAfter(act: () => Promise<void>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(bar);
  await act();
  render(bar, { container, hydrate: true });
}

beforeEach(() => {
  search.setText.mockClear();
  choose.mockClear();
});

test('what was typed and chosen before the code was there is not lost', async () => {
  await hydrateAfter(async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'murph');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'FOR_TIME');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Equipment' }), 'BOX');
    await userEvent.click(document.body);
  });
  expect(search.setText).toHaveBeenCalledWith('murph');
  expect(choose.mock.calls).toEqual([[{ type: 'FOR_TIME', category: undefined, equipment: 'BOX' }]]);
});

test('a form that nobody touched changes nothing', async () => {
  await hydrateAfter(async () => undefined);
  expect(search.setText).toHaveBeenCalledWith('');
  expect(choose).not.toHaveBeenCalled();
});

test('without facets the options have no counts', () => {
  render(bar);
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('EMOM');
});
