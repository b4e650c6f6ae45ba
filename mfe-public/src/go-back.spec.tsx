import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../test/open-page';

const location = ({ router }: Awaited<ReturnType<typeof openPage>>) => router.state.location.pathname;

test('goes back to where the visitor came from', async () => {
  const page = await openPage({ history: ['/about', '/wods/lost'] });
  await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  expect(location(page)).toBe('/about');
});

test('goes to the list when the visit began here', async () => {
  const page = await openPage({ history: ['/wods/lost'] });
  await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { name: 'All Workouts' })).toBeVisible();
  expect(location(page)).toBe('/wods');
});

test('leaves a click that opens a new tab to the browser', async () => {
  const page = await openPage({ history: ['/about', '/wods/lost'] });
  const clicks: boolean[] = [];
  const browser = (event: Event) => {
    clicks.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', browser, { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Go Back' }));
  expect(clicks).toEqual([false]);
  expect(location(page)).toBe('/wods/lost');
});
