import { act, render, screen } from '@testing-library/react';
import { SessionProvider, SiteProvider, type SessionState } from '@wod/platform';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SectionLayout } from './section-layout';
import type { Section } from './sections';
import { ShellProvider } from './shell-context';

const sections: Section[] = [
  {
    name: 'mfe-admin',
    mounts: [
      { path: '/admin/login', access: 'public' },
      { path: '/admin', access: 'admin' },
    ],
    nav: [],
  },
];

function Login() {
  return <p>Sign in to go on to {String((useLocation().state as { from?: string } | null)?.from)}</p>;
}

const signedIn: SessionState = { status: 'signedIn', admin: { username: 'coach' } };

function open(path: string, state: SessionState) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      {
        Component: SectionLayout,
        children: [
          { path: '/admin/login', Component: Login },
          { path: '/admin/settings', element: <p>Settings</p> },
        ],
      },
    ],
    { initialEntries: ['/', path] },
  );
  render(
    <SiteProvider value={{ name: 'WODs', origin: 'https://example.org', legal: {} }}>
      <SessionProvider value={{ state, signIn: jest.fn(), signOut: jest.fn() }}>
        <ShellProvider value={{ sections, failure: () => undefined, retry: () => Promise.resolve(false) }}>
          <RouterProvider router={router} />
        </ShellProvider>
      </SessionProvider>
    </SiteProvider>,
  );
  return router;
}

describe('SectionLayout', () => {
  it('shows a spinner while the session is checked', () => {
    open('/admin/settings', { status: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByText('Settings')).not.toBeInTheDocument();
  });

  it('says what it waits for when that takes a moment', async () => {
    open('/admin/settings', { status: 'loading' });
    expect(await screen.findByText('Checking your sign-in …', undefined, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Checking your sign-in …');
  });

  it('shows the page to a signed-in admin', () => {
    open('/admin/settings', signedIn);
    expect(screen.getByText('Settings')).toBeVisible();
  });

  it('sends a visitor to the login in place of the page, with the requested location', async () => {
    const router = open('/admin/settings?tab=2#password', { status: 'signedOut' });
    expect(await screen.findByText('Sign in to go on to /admin/settings?tab=2#password')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Home')).toBeVisible();
  });

  it('leaves the login open to everybody', () => {
    open('/admin/login', { status: 'signedOut' });
    expect(screen.getByText(/Sign in to go on/)).toBeVisible();
  });
});
