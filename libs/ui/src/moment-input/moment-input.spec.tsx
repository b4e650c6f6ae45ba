import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MomentInput } from './moment-input';

const kept = jest.fn();

function Place() {
  const [day, setDay] = useState('2026-01-31');
  const keep = (value: string) => {
    kept(value);
    setDay(value);
  };
  return (
    <>
      <MomentInput aria-label="Day" type="date" min="2000-01-01" value={day} onChange={keep} />
      <button type="button" onClick={() => setDay('')}>
        Clear
      </button>
    </>
  );
}

const day = () => screen.getByLabelText<HTMLInputElement>('Day');
const type = (value: string) => fireEvent.change(day(), { target: { value } });

beforeEach(() => {
  kept.mockClear();
  render(<Place />);
  act(() => day().focus());
});

test('each whole value is kept, and an empty one once the field is left', () => {
  type('2026-02-01');
  type('');
  expect(kept.mock.calls).toEqual([['2026-02-01']]);
  act(() => day().blur());
  expect(kept.mock.calls).toEqual([['2026-02-01'], ['']]);
});

test('a year that is being typed is not kept, and not shown once the field is left', () => {
  type('0002-01-31');
  expect(day()).toHaveValue('0002-01-31');
  act(() => day().blur());
  expect(kept).not.toHaveBeenCalled();
  expect(day()).toHaveValue('2026-01-31');
});

test('what has changed elsewhere meanwhile is shown once the field is left', () => {
  fireEvent.click(screen.getByRole('button'));
  expect(day()).toHaveValue('2026-01-31');
  act(() => day().blur());
  expect(day()).toHaveValue('');
});
