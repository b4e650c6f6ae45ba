import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ShellProvider } from './shell-context';
import { SectionUnavailable } from './section-unavailable';

it.each([
  [true, 'It could not be loaded. The other parts of the site keep working.'],
  [false, 'This device is offline.'],
])('says why, where the device is online: %s', (onLine, reason) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const sections = [{ name: 'one', mounts: [], nav: [], entry: '/one.js' }];
  const router = createMemoryRouter([{ path: '*', Component: () => <SectionUnavailable name="one" /> }]);
  render(
    <ShellProvider value={{ sections, failure: () => 'no answer', retry: () => Promise.resolve(false) }}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${reason}$`));
});
