import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReaderChoiceProvider, SessionProvider, SiteProvider, type SessionState } from '@wod/platform';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NavBar } from './nav-bar';
import type { Section } from './sections';
import { ShellProvider } from './shell-context';
import { UnitChoice } from './unit-choice';

const sections: Section[] = [
  {
    name: 'mfe-public',
    mounts: [],
    nav: [
      { label: 'Home', to: '/', order: 10 },
      { label: 'All WODs', to: '/wods', order: 20 },
      { label: 'WOD Types', to: '/wod-types', order: 40 },
      { label: 'About', to: '/about', order: 50 },
      { label: 'Imprint', to: '/imprint', order: 60 },
    ],
  },
  { name: 'mfe-sessions', mounts: [], nav: [{ label: 'Training Sessions', to: '/training-sessions', order: 30 }] },
];

function show(path: string, state: SessionState = { status: 'signedOut' }) {
  const signOut = jest.fn();
  const router = createMemoryRouter([{ path: '*', Component: NavBar }], { initialEntries: [path] });
  render(
    <SiteProvider value={{ name: 'WOD Inspiration', origin: 'https://example.org', legal: {} }}>
      <SessionProvider value={{ state, signIn: jest.fn(), signOut }}>
        <ShellProvider value={{ sections, failure: () => undefined, retry: () => Promise.resolve(false) }}>
          <RouterProvider router={router} />
        </ShellProvider>
      </SessionProvider>
    </SiteProvider>,
  );
  return { signOut };
}

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent);
const signedIn: SessionState = { status: 'signedIn', admin: { username: 'coach' } };

it('offers kilograms or pounds where the host remembers it', async () => {
  show('/');
  expect(screen.queryByRole('group', { name: 'Units' })).not.toBeInTheDocument();
  const to = jest.fn();
  render(
    <ReaderChoiceProvider value={{ unit: 'lb', level: 'rx', change: { action: '/choose', to } }}>
      <UnitChoice />
    </ReaderChoiceProvider>,
  );
  const units = within(screen.getByRole('group', { name: 'Units' }));
  expect(units.getByRole('button', { name: 'lb', pressed: true })).toBeVisible();
  await userEvent.click(units.getByRole('button', { name: 'kg', pressed: false }));
  expect(to).toHaveBeenCalledWith({ unit: 'kg' });
});

describe('NavBar', () => {
  it('lists the links of the specification in their order', () => {
    show('/');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['All WODs', '/wods'],
      ['Training Sessions', '/training-sessions'],
      ['WOD Types', '/wod-types'],
      ['About', '/about'],
      ['Imprint', '/imprint'],
      ['Admin Login', '/admin/login'],
    ]);
    expect(screen.getByRole('link', { name: 'WOD Inspiration' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['/', ['Home']],
    ['/wods', ['All WODs']],
    ['/wods/some-id', ['All WODs']],
    ['/wod-types', ['WOD Types']],
    ['/admin/login', ['Admin Login']],
    ['/exercises/some-id', []],
  ])('on %s marks %j', (path, labels) => {
    show(path);
    expect(current()).toEqual(labels);
  });

  it('offers panel, welcome and logout to a signed-in admin', async () => {
    const { signOut } = show('/', signedIn);
    expect(screen.getByText('Welcome, coach')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
    expect(screen.queryByRole('link', { name: 'Admin Login' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/admin', ['Admin Panel']],
    ['/admin/wods/new', ['Admin Panel']],
    ['/admin/login', []],
  ])('highlights the panel on %s: %j', (path, labels) => {
    show(path, signedIn);
    expect(current()).toEqual(labels);
  });
});
