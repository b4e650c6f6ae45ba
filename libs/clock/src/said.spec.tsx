import { render, screen } from '@testing-library/react';
import { Said } from './said';

test('the same words are heard again when they are about something else, and only then', () => {
  const words = () => screen.getByRole('status').firstElementChild;
  const { rerender } = render(<Said said={{ text: 'Rest', about: 20_000 }} />);
  const first = words();
  rerender(<Said said={{ text: 'Rest', about: 20_000 }} />);
  expect(words()).toBe(first);
  rerender(<Said said={{ text: 'Rest', about: 50_000 }} />);
  expect(words()).toHaveTextContent('Rest');
  expect(words()).not.toBe(first);
});
