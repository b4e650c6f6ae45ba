import { render, screen, within } from '@testing-library/react';
import { StatePanel } from './state-panel';

test('an error is announced with its words and its action', () => {
  render(
    <StatePanel kind="error" title="Failed to fetch WODs">
      <button>Try Again</button>
    </StatePanel>,
  );
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 2, name: 'Failed to fetch WODs' })).toBeVisible();
  expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('an empty state is read in place and not announced', () => {
  render(<StatePanel kind="empty" title="No workouts found" text="Try adjusting your search or filters" headingLevel={3} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'No workouts found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
});
