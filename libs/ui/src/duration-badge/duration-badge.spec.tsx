import { render, screen } from '@testing-library/react';
import { DurationBadge } from './duration-badge';

test.each([
  [6, 'Quick'],
  [15, 'Standard'],
  [30, 'Long'],
  [45, 'Extended'],
])('%i minutes are %s', (minutes, label) => {
  render(<DurationBadge minutes={minutes} />);
  expect(screen.getByText(label)).toBeVisible();
});
