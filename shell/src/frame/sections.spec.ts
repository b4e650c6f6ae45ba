import { navEntries, sectionOf, type Section } from './sections';

const library: Section = {
  name: 'library',
  mounts: [
    { path: '/', exact: true, access: 'public' },
    { path: '/wods', access: 'public' },
  ],
  nav: [
    { label: 'Home', to: '/', order: 10 },
    { label: 'About', to: '/about', order: 50 },
  ],
};
const login: Section = { name: 'login', mounts: [{ path: '/admin/login', access: 'public' }], nav: [] };
const admin: Section = {
  name: 'admin',
  mounts: [{ path: '/admin', access: 'admin' }],
  nav: [{ label: 'Sessions', to: '/training-sessions', order: 30 }],
};
const sections = [library, admin, login];

describe('sectionOf', () => {
  it.each([
    ['/', 'library'],
    ['/wods', 'library'],
    ['/wods/some-id', 'library'],
    ['/admin', 'admin'],
    ['/admin/wods/new', 'admin'],
    ['/admin/login', 'login'],
    ['/wodsmith', undefined],
    ['/nowhere', undefined],
  ])('serves %s from %s', (pathname, name) => {
    expect(sectionOf(sections, pathname)?.name).toBe(name);
  });
});

describe('navEntries', () => {
  it('orders the entries of all sections', () => {
    expect(navEntries(sections).map(({ label }) => label)).toEqual(['Home', 'Sessions', 'About']);
  });
});
