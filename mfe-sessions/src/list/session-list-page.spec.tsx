import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, fran, session } from '../../test/fixtures';
import { openPage, refusal, signedIn } from '../../test/open-page';

const LIST = '/training-sessions';
const monday = session({ id: 'mon', name: 'Monday', description: 'Strength and air' }, fran, cindy);
const hero = session({ id: 'hero', name: 'Hero hour', isTemplate: true, totalMinutes: 20 }, fran);
const open = (...sessions: unknown[]) => openPage({ history: ['/', LIST], api: { 'GET /training-sessions': sessions } });
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

test('a card says what the class is and whether it adds up', async () => {
  await open(monday);
  const card = within(screen.getByRole('article'));
  for (const text of ['SESSION', 'Strength and air', '60 min', 'Fran · Cindy', '21 November 2026']) expect(card.getByText(text)).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('60 min · 2 WODs');
  expect(screen.getByRole('article')).toHaveTextContent('Warm-up10 minWODs26 minCool-down5 minActual Total41 min');
  expect(card.getByText('41 min')).toHaveClass('good');
  expect(card.getByRole('img', { name: 'Warm-up 10, Fran 6, Cindy 20, Cool-down 5 of 60 minutes planned' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Monday' })).toHaveAttribute('href', '/training-sessions/mon');
  expect(card.queryByText('Template')).not.toBeInTheDocument();
});

test('over the planned total it is red and says by how much', async () => {
  await open(session({ totalMinutes: 20 }, fran));
  expect(screen.getByText('21 min +1')).toHaveClass('bad');
});

test('templates have a group with their count, and only then the rest has a heading', async () => {
  await open(monday, hero);
  expect(screen.getByRole('heading', { name: 'Templates 1' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'My Sessions' })).toBeVisible();
  expect(cards()).toEqual(['Hero hour', 'Monday']);
  expect(within(screen.getByRole('region', { name: 'Templates 1' })).getByText('Template')).toBeVisible();
});

test('without templates there is no heading', async () => {
  await open(monday);
  expect(screen.queryByRole('heading', { name: 'My Sessions' })).not.toBeInTheDocument();
});

test('the search looks into name and description, whatever the case, and stands in the address', async () => {
  const { address } = await open(monday, hero, session({ id: 'x', name: 'Other' }));
  expect(screen.getByText('Showing 3 of 3 sessions')).toBeVisible();
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(field).toHaveAttribute('placeholder', 'Search sessions...');
  await userEvent.type(field, 'STRENGTH');
  expect(screen.getByText('Showing 1 of 3 sessions')).toBeVisible();
  expect(cards()).toEqual(['Monday']);
  await waitFor(() => expect(address()).toBe(`${LIST}?search=STRENGTH`));
});

test('a search that finds nothing says so and can be cleared', async () => {
  const { calls } = await openPage({ history: [`${LIST}?search=nope`], api: { 'GET /training-sessions': [monday] } });
  expect(screen.getByRole('heading', { name: 'No sessions found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search terms')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(cards()).toEqual(['Monday']);
  expect(calls).toHaveLength(1);
});

test('an empty list invites to create the first session', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'No training sessions yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Session' })).toHaveAttribute('href', '/training-sessions/new');
  expect(screen.getByRole('link', { name: 'New Session' })).toHaveAttribute('href', '/training-sessions/new');
});

test('a failure can be tried again', async () => {
  let answers = 0;
  await openPage({ history: [LIST], api: { 'GET /training-sessions': () => (answers++ === 0 ? 503 : [monday]) } });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load training sessions');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Monday' })).toBeVisible();
});

test('where only the admin plans, nobody else is invited to', async () => {
  const options = { history: [LIST] as [string], site: { sessionEditing: 'admin' as const }, api: { 'GET /training-sessions': [] } };
  const page = await openPage(options);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  page.unmount();
  await openPage({ ...options, session: signedIn });
  expect(screen.getByRole('link', { name: 'New Session' })).toBeVisible();
});

describe('after a delete', () => {
  const history: Parameters<typeof openPage>[0]['history'] = [{ pathname: LIST, state: { news: { done: 'deleted', id: 'mon', name: 'Monday' } } }];

  test('the session can be brought back', async () => {
    let restored = false;
    await openPage({
      history,
      api: {
        'GET /training-sessions': () => (restored ? [monday] : []),
        'POST /training-sessions/mon/restore': () => {
          restored = true;
          return monday;
        },
      },
    });
    expect(screen.getByRole('status')).toHaveTextContent('“Monday” was deleted.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Monday' })).toBeVisible();
    expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  });

  test('a refusal says why and leaves the choice', async () => {
    await openPage({ history, api: { 'GET /training-sessions': [], 'POST /training-sessions/mon/restore': refusal(404, 'Training session not found') } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Training session not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  });
});
