import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const open = (headline: string) => openPage({ history: ['/wods/fran'], api: { '/wods/fran': { ...fran, headline } } });
const show = jest.fn();

const sayClosed = (popover: HTMLElement) => act(() => void popover.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' })));

// jsdom has no popover support.
beforeAll(() => {
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
    show(this);
  };
});
beforeEach(() => show.mockClear());

test.each([
  ['21-15-9 for time', 'for time', 'for-time'],
  ['For load: 1-rep max', 'For load', 'for-load'],
  ['AMRAP 20 for reps', 'AMRAP', 'amrap'],
  ['E2MOM 20', 'E2MOM', 'e2mom'],
  ['Tabata: 8 × 20 s on / 10 s off', 'Tabata', 'tabata'],
])('the first term of "%s" is a link', async (headline, term, anchor) => {
  await open(headline);
  const link = screen.getByRole('link', { name: term });
  expect(link).toHaveAttribute('href', `/wod-types#${anchor}`);
  expect(link.parentElement).toHaveTextContent(headline);
});

test('a headline without a term is plain text', async () => {
  await open('Three hard rounds');
  expect(screen.getByText('Three hard rounds').querySelector('a')).toBeNull();
});

test('a press explains the term in place, and what closes it takes it away', async () => {
  const { router } = await open('For load: 1-rep max');
  await userEvent.click(screen.getByRole('link', { name: 'For load' }));
  const popover = await screen.findByRole('dialog', { name: 'For load' });
  expect(popover).toHaveTextContent('The score is the weight you lift, not the time you need.');
  expect(show).toHaveBeenCalledWith(popover);
  expect(popover).toHaveFocus();
  expect(screen.getByRole('link', { name: 'More in the guide' })).toHaveAttribute('href', '/wod-types#for-load');
  expect(router.state.location.pathname).toBe('/wods/fran');
  sayClosed(popover);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a press while the last one closes explains the term again', async () => {
  await open('For load: 1-rep max');
  const link = screen.getByRole('link', { name: 'For load' });
  await userEvent.click(link);
  const closing = await screen.findByRole('dialog', { name: 'For load' });
  await userEvent.click(link);
  await waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  sayClosed(closing);
  expect(screen.getByRole('dialog', { name: 'For load' })).toHaveFocus();
});

test('a press that opens a tab is left to the browser', async () => {
  await open('For load: 1-rep max');
  const link = screen.getByRole('link', { name: 'For load' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
