import { EQUIPMENT, EQUIPMENT_FACTS, type Equipment } from '@wod/domain';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { EquipmentField } from './equipment-field';

const chosen = jest.fn();

function Filter({ initial }: { initial?: Equipment }) {
  const [value, setValue] = useState(initial);
  return (
    <EquipmentField
      value={value}
      options={EQUIPMENT.map((item, index) => ({ value: item, ...EQUIPMENT_FACTS[item], count: index }))}
      onChange={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Equipment' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent;

async function open(initial?: Equipment) {
  render(
    <>
      <Filter initial={initial} />
      <button>After</button>
    </>,
  );
  await userEvent.hover(field());
  await waitFor(() => expect(field()).toHaveAttribute('aria-controls'));
}

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => chosen.mockClear());

test('lists all 20 with emoji and count', async () => {
  await open();
  expect(options()).toEqual([]);
  await userEvent.click(field());
  expect(options()).toHaveLength(20);
  expect(options()[1]).toBe('🔔Kettlebell1');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test('typing filters and offers the first match, which Enter chooses', async () => {
  await open();
  await userEvent.type(field(), 'BALL');
  expect(options()).toEqual(['🏐Medicine Ball4']);
  expect(highlighted()).toContain('Medicine Ball');
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['MEDICINE_BALL']]);
  expect(field()).toHaveValue('Medicine Ball');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('arrows, Home and End move through the list', async () => {
  await open();
  act(() => field().focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toContain('Bodyweight');
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toContain('Kettlebell');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{End}');
  expect(highlighted()).toContain('Ab Mat');
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}{Enter}');
  expect(chosen.mock.calls).toEqual([['AB_MAT']]);
});

test('Escape closes and keeps what was chosen; once more clears it', async () => {
  await open('BOX');
  await userEvent.click(field());
  await userEvent.type(field(), 'kett');
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('Box');
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(chosen.mock.calls).toEqual([[undefined]]);
  expect(field()).toHaveValue('');
});

test('leaving the field chooses nothing', async () => {
  await open('BOX');
  await userEvent.clear(field());
  await userEvent.type(field(), 'kett');
  await userEvent.tab();
  expect(field()).not.toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Box');
});

test('emptying the field and leaving it clears the filter', async () => {
  await open('BOX');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(chosen.mock.calls).toEqual([[undefined]]);
});

test('the clear button clears', async () => {
  await open('BOX');
  await userEvent.click(screen.getByRole('button', { name: 'Clear equipment' }));
  expect(chosen.mock.calls).toEqual([[undefined]]);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear equipment' })).not.toBeInTheDocument();
});

test('opened again it lists everything, whatever is chosen', async () => {
  await open('BOX');
  await userEvent.click(field());
  expect(options()).toHaveLength(20);
});

test('says when nothing matches', async () => {
  await open();
  await userEvent.type(field(), 'unicorn');
  expect(options()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No equipment found');
});

describe('before its code is there', () => {
  const loaded = () => waitFor(() => expect(field()).toHaveAttribute('aria-controls'));

  test('the server sends a select, with the names of the form', () => {
    document.body.innerHTML = renderToString(<Filter initial="SLED" />);
    expect(field()).toHaveAttribute('name', 'equipment');
    expect(field()).toHaveDisplayValue('🏋️ Sled (18)');
    expect(within(field()).getAllByRole('option')).toHaveLength(21);
    document.body.innerHTML = '';
  });

  test('a select that is in use is left alone until it is not', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Filter />);
    const select = field();
    select.focus();
    render(<Filter />, { container, hydrate: true });
    expect(field()).toBe(select);
    await userEvent.selectOptions(select, 'SLED');
    expect(chosen.mock.calls).toEqual([['SLED']]);
    act(() => select.blur());
    expect(field().tagName).toBe('INPUT');
    expect(field()).toHaveValue('Sled');
  });

  test('a click opens the list as soon as it can', async () => {
    render(<Filter />);
    act(() => field().focus());
    fireEvent.mouseDown(field());
    await loaded();
    expect(field()).toHaveFocus();
    expect(options()).toHaveLength(20);
  });

  test('the focus that came by keyboard stays, and the list stays closed', async () => {
    render(<Filter />);
    await userEvent.tab();
    await loaded();
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  test('an arrow opens the list at the first entry, or at the chosen one', async () => {
    const { unmount } = render(<Filter />);
    act(() => field().focus());
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await loaded();
    expect(options()).toHaveLength(20);
    expect(highlighted()).toContain('Bodyweight');
    unmount();
    render(<Filter initial="BOX" />);
    act(() => field().focus());
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await loaded();
    expect(highlighted()).toContain('Box');
  });

  test('text that was typed already filters', async () => {
    render(<Filter />);
    fireEvent.change(field(), { target: { value: 'kett' } });
    await loaded();
    expect(field()).toHaveValue('kett');
    expect(highlighted()).toContain('Kettlebell');
  });

  test('a choice can be taken away', async () => {
    render(<Filter initial="BOX" />);
    expect(field()).toHaveValue('Box');
    await userEvent.click(screen.getByRole('button', { name: 'Clear equipment' }));
    expect(chosen.mock.calls).toEqual([[undefined]]);
  });
});
