import { EQUIPMENT, EQUIPMENT_FACTS, type Equipment } from '@wod/domain';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
  render(<><Filter initial={initial} /><button>After</button></>);
  await screen.findByRole('button', { name: 'Show equipment', hidden: true });
}

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

test('until its code is there it is a select, and one in use is left alone', async () => {
  render(<><Filter /><button>After</button></>);
  const select = field();
  expect(select.tagName).toBe('SELECT');
  expect(select).toHaveAttribute('name', 'equipment');
  act(() => select.focus());
  await act(() => import('./equipment-combobox').then(() => undefined));
  expect(field()).toBe(select);
  await userEvent.selectOptions(select, 'SLED');
  expect(chosen.mock.calls).toEqual([['SLED']]);
  await userEvent.click(screen.getByRole('button', { name: 'After' }));
  expect(field().tagName).toBe('INPUT');
  expect(field()).toHaveValue('Sled');
});
