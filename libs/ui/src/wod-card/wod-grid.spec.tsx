import { render, screen, within } from '@testing-library/react';
import { WodCardSkeleton } from './wod-card-skeleton';
import { WodGrid } from './wod-grid';

test('cards are the items of one list', () => {
  render(
    <WodGrid>
      <article>Fran</article>
      <article>Murph</article>
    </WodGrid>,
  );
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Fran', 'Murph']);
  // Without markers, VoiceOver would not say that it is one.
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
});

test('a skeleton has nothing to read', () => {
  const { container } = render(<WodCardSkeleton />);
  expect(container).toHaveTextContent(/^$/);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
