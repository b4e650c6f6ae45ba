import type { ClockAnswers } from '@wod/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { areAnswered, ClockQuestions } from './clock-questions';

const answered = jest.fn<void, [Partial<ClockAnswers>]>();

function Questions({ first }: { first: Partial<ClockAnswers> }) {
  const [answers, setAnswers] = useState(first);
  answered(answers);
  return <ClockQuestions answers={answers} onAnswer={(part) => setAnswers({ ...answers, ...part })} />;
}

const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return field;
};
const last = () => answered.mock.lastCall?.[0] ?? {};

it('a cap is a whole number, or none where it is left empty; anything else is said at the field, and no clock starts with it', async () => {
  render(<Questions first={{ capMinutes: 20 }} />);
  for (const wrong of ['7.5', '0', '1441']) {
    expect(await type('Time cap (minutes)', wrong)).toHaveAccessibleDescription(/A whole number from 1 to 1440/);
    expect(areAnswered(last())).toBe(false);
  }
  expect(await type('Time cap (minutes)', '7')).not.toBeInvalid();
  expect([last(), areAnswered(last())]).toEqual([{ capMinutes: 7 }, true]);
  await type('Time cap (minutes)', '');
  expect([last(), areAnswered(last())]).toEqual([{ capMinutes: null }, true]);
});

it('what a clock can’t do without isn’t left empty', async () => {
  render(<Questions first={{ attempts: 3, setRest: 180 }} />);
  expect(await type('Attempts (each lift)', '')).toHaveAccessibleDescription('A whole number from 1 to 20');
  expect(areAnswered(last())).toBe(false);
  await type('Attempts (each lift)', '5');
  expect([last(), areAnswered(last())]).toEqual([{ attempts: 5, setRest: 180 }, true]);
});

it('letters typed into an empty field are no empty field', () => {
  render(<Questions first={{ capMinutes: null }} />);
  const field = screen.getByLabelText<HTMLInputElement>('Time cap (minutes)');
  jest.spyOn(field, 'validity', 'get').mockReturnValue({ valid: false, badInput: true } as ValidityState);
  fireEvent.input(field);
  expect(field).toHaveAccessibleDescription(/A whole number from 1 to 1440/);
  expect(areAnswered(last())).toBe(false);
});
