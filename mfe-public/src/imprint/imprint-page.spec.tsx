import { screen, within } from '@testing-library/react';
import { openPage, site } from '../../test/open-page';
import { meta } from './imprint-page';

const legal = { operator: 'Max Muster', address: 'Musterweg 1\n12345 Musterstadt', contact: 'mail@wod.example', trackingId: 'G-123' };

afterEach(() => jest.useRealTimers());

test('is in German and shows today as "Last updated"', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-02T23:30:00Z'), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  await openPage({ history: ['/imprint'] });
  const heading = screen.getByRole('heading', { level: 1, name: 'Impressum' });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Last updated').parentElement).toHaveTextContent('Last updated: 2. März 2026');
});

test('names operator, address, contact and tracking id', async () => {
  await openPage({ history: ['/imprint'], legal });
  const provider = screen.getByRole('region', { name: 'Anbieter' });
  expect(provider).toHaveTextContent('Angaben gemäß § 5 DDG');
  expect(provider).toHaveTextContent('Max Muster');
  expect(provider).toHaveTextContent('Musterweg 1 12345 Musterstadt');
  expect(within(provider).getByRole('link')).toHaveAttribute('href', 'mailto:mail@wod.example');
  expect(screen.getByText('G-123')).toBeVisible();
  expect(document.querySelector('mark')).toBeNull();
});

test('names phone, representative, register and VAT id where there are any, and asks for none of them', async () => {
  const more = { phone: '+49 30 1234567', representedBy: 'Erika Muster', register: 'Amtsgericht Musterstadt, HRB 1234', vatId: 'DE123456789' };
  const { unmount } = await openPage({ history: ['/imprint'], legal: { ...legal, ...more } });
  const provider = within(screen.getByRole('region', { name: 'Anbieter' }));
  const below = (name: string) => provider.getByRole('heading', { name }).nextElementSibling;
  expect(provider.getByText('Telefon: +49 30 1234567')).toBeVisible();
  expect(below('Vertreten durch')).toHaveTextContent('Erika Muster');
  expect(below('Registereintrag')).toHaveTextContent('Amtsgericht Musterstadt, HRB 1234');
  expect(below('Umsatzsteuer-Identifikationsnummer')).toHaveTextContent('DE123456789');
  unmount();
  await openPage({ history: ['/imprint'] });
  for (const text of [/Telefon:/, 'Vertreten durch', 'Registereintrag', 'Umsatzsteuer-Identifikationsnummer']) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
});

test('shows a visible placeholder for everything that is not configured', async () => {
  await openPage({ history: ['/imprint'] });
  for (const placeholder of [
    '[Betreiber nicht konfiguriert]',
    '[Anschrift nicht konfiguriert]',
    '[Kontaktadresse nicht konfiguriert]',
    '[Tracking-ID nicht konfiguriert]',
  ]) {
    expect(screen.getAllByText(placeholder)[0]).toBeVisible();
  }
});

test('has a privacy policy, a health disclaimer and a disclaimer of liability', async () => {
  await openPage({ history: ['/imprint'] });
  expect(screen.getByRole('heading', { name: 'Datenschutzerklärung' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Gesundheitshinweis' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Gesundheitshinweis und Haftungsausschluss' })).toBeVisible();
});

test('every jump of the page has a target', async () => {
  await openPage({ history: ['/imprint'] });
  const jumps = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' })).getAllByRole<HTMLAnchorElement>('link');
  expect(jumps).toHaveLength(3);
  for (const jump of jumps) expect(document.getElementById(jump.hash.slice(1))).toBeInTheDocument();
});

test('has a title, a description and a canonical path', () => {
  const page = meta(undefined, { site, url: new URL('https://wod.example/imprint'), params: {} });
  expect(page).toMatchObject({ title: 'Impressum und Datenschutz | Test Site', path: '/imprint' });
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.description).not.toBe('');
});
