import { fireEvent, render, screen } from '@testing-library/react';
import { MoveButtons } from './move-buttons';
import { moveKey } from './move-key';

test('Alt and an arrow move, nothing else does', () => {
  const moved: (number | undefined)[] = [];
  render(<input onKeyDown={(event) => moved.push(moveKey(event))} />);
  for (const [key, altKey] of [
    ['ArrowUp', true],
    ['ArrowDown', true],
    ['ArrowUp', false],
    ['Enter', true],
  ] as const) {
    fireEvent.keyDown(screen.getByRole('textbox'), { key, altKey });
  }
  expect(moved).toEqual([-1, 1, undefined, undefined]);
});

test('at an end of the list a button does nothing and keeps its place', () => {
  const onMove = jest.fn();
  render(<MoveButtons name="Fran" isFirst isLast={false} onMove={onMove} />);
  const up = screen.getByRole('button', { name: 'Move Fran up' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(up);
  fireEvent.click(screen.getByRole('button', { name: 'Move Fran down' }));
  expect(onMove.mock.calls).toEqual([[1]]);
});
