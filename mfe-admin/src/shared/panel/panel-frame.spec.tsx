import { screen, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';

const links = () => within(screen.getByRole('navigation', { name: 'Admin panel' })).getAllByRole('link');

test('leads to every page of the panel, and to a new WOD', async () => {
  await openPage({ history: ['/admin/settings'] });
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/admin'],
    ['Drafts', '/admin/drafts'],
    ['Exercises', '/admin/exercises'],
    ['Today', '/admin/today'],
    ['Training sessions', '/admin/sessions'],
    ['Import WODs', '/admin/import-wods'],
    ['Files', '/admin/transfer'],
    ['Change log', '/admin/change-log'],
    ['Settings', '/admin/settings'],
  ]);
  expect(screen.getByRole('link', { name: 'New WOD' })).toHaveAttribute('href', '/admin/wods/new');
});

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/settings', 'Settings'],
  ['/admin/change-log?page=2', 'Change log'],
  ['/admin/exercises/new', 'Exercises'],
  ['/admin/sessions?page=2', 'Training sessions'],
])('on %s the page %s is current', async (address, label) => {
  await openPage({ history: [address] });
  expect(
    links()
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent),
  ).toEqual([label]);
});
