import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination';

const show = (page: number, pages: number) =>
  render(
    <Pagination
      page={page}
      pages={pages}
      link={(to, props, children) => (
        <a href={`?page=${to}`} {...props}>
          {children}
        </a>
      )}
    />,
  );

test('offers the steps and the numbers around the current page', () => {
  show(13, 26);
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=12');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=14');
  expect(screen.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent)).toEqual(['1', '12', '13', '14', '26']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 13');
});

test('there is no step before the first page and none after the last', () => {
  const { rerender } = show(1, 2);
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  expect(screen.getByText('Previous')).toHaveAttribute('aria-disabled', 'true');
  rerender(
    <Pagination
      page={2}
      pages={2}
      link={(to, props, children) => (
        <a href={`?page=${to}`} {...props}>
          {children}
        </a>
      )}
    />,
  );
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous' })).toBeVisible();
});

test('a single page needs no pagination', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
