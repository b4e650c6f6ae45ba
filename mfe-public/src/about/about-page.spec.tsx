import { screen, within } from '@testing-library/react';
import { openPage, site } from '../../test/open-page';
import { meta } from './about-page';

test('says who it serves and what it offers', async () => {
  await openPage({ history: ['/about'] });
  for (const name of ['Our mission', 'Beginners', 'Trainers', 'Athletes']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  const offer = within(screen.getByRole('region', { name: 'What We Offer' }));
  for (const name of ['7 workout types', '20 equipment options', 'Growing library']) {
    expect(offer.getByRole('heading', { name })).toBeVisible();
  }
});

test('leads to the workouts and credits its source', async () => {
  await openPage({ history: ['/about'] });
  expect(screen.getByRole('link', { name: 'Browse all workouts' })).toHaveAttribute('href', '/wods');
  expect(screen.getByRole('region', { name: 'Credits' })).toHaveTextContent('open-wod-db by WodWiz (data CC BY 4.0)');
});

test('says to talk to a doctor', async () => {
  await openPage({ history: ['/about'] });
  expect(screen.getByText(/^Talk to a doctor before you start/)).toBeVisible();
});

test('takes ideas by mail', async () => {
  await openPage({ history: ['/about'], legal: { contact: 'mail@wod.example' } });
  expect(screen.getByRole('link', { name: 'mail@wod.example' })).toHaveAttribute('href', 'mailto:mail@wod.example?subject=Idea%20for%20Test%20Site');
});

test('a contact that is no mail address is plain text, a missing one a visible placeholder', async () => {
  const { unmount } = await openPage({ history: ['/about'], legal: { contact: 'Post box 12' } });
  expect(screen.getByText(/Post box 12/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Post box 12' })).not.toBeInTheDocument();
  unmount();
  await openPage({ history: ['/about'] });
  expect(screen.getByText('[contact address not configured]')).toBeVisible();
});

test('has a title, a description and a canonical path', () => {
  const page = meta(undefined, { site, url: new URL('https://wod.example/about'), params: {} });
  expect(page).toMatchObject({ title: 'About | Test Site', path: '/about' });
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.description).not.toBe('');
});
