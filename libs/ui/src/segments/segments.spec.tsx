import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segments } from './segments';

const OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const;

test('one of a few is pressed, another is chosen by pointer and keyboard', async () => {
  const choose = jest.fn();
  render(<Segments label="Which" name="which" options={OPTIONS} value="a" action="/choose" onChoose={choose} />);
  expect(screen.getByRole('group', { name: 'Which' })).toBeVisible();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('First');
  await userEvent.click(screen.getByRole('button', { name: 'Second' }));
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(choose.mock.calls).toEqual([['b'], ['a']]);
});

test('it is a form that says what is chosen, where no script runs', () => {
  const { container } = render(<Segments label="Which" name="which" options={OPTIONS} value="a" action="/choose" onChoose={jest.fn()} />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/choose');
  expect(form?.method).toBe('get');
  expect(
    [...(form?.elements ?? [])].filter((element) => element instanceof HTMLButtonElement).map(({ name, value, type }) => [name, value, type]),
  ).toEqual([
    ['which', 'a', 'submit'],
    ['which', 'b', 'submit'],
  ]);
});
