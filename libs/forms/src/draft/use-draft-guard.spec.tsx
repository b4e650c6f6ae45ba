import { Link, useNavigate } from '@wod/platform';
import { openPage } from '@wod/platform/testing';
import { ConfirmProvider } from '@wod/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDraftGuard } from './use-draft-guard';

const FORM = '/form';
const kept = new Map<string, string>();
const place = { read: () => kept.get(FORM), write: (draft: string) => void kept.set(FORM, draft), forget: () => void kept.delete(FORM) };

beforeEach(() => kept.clear());

function Form({ lasting }: { lasting: boolean }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const letPass = useDraftGuard({ place, changed: text !== '', draft: () => text, onFound: setText, lasting });
  const save = () => {
    letPass();
    void navigate('/');
  };
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={save}>
        Save
      </button>
      <Link to="/">Cancel</Link>
    </>
  );
}

const open = (lasting = false) =>
  openPage(
    () => [
      { path: '/', element: <h1>Home</h1> },
      {
        path: FORM,
        element: (
          <ConfirmProvider>
            <Form lasting={lasting} />
          </ConfirmProvider>
        ),
      },
    ],
    { history: ['/', FORM] },
  );
const text = () => screen.getByRole('textbox', { name: 'Text' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Cancel' }));

test('leaving asks first, and what is given up is kept nowhere', async () => {
  await open();
  await userEvent.type(text(), 'half');
  await leave();
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await press('Cancel');
  expect(text()).toHaveValue('half');
  await leave();
  await press('Discard changes');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(kept.size).toBe(0);
});

test('nothing is asked or kept where nothing was typed, nor after a save', async () => {
  const first = await open();
  await leave();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  first.unmount();
  await open();
  await userEvent.type(text(), 'whole');
  await press('Save');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(kept.size).toBe(0);
});

test('what is typed is kept once it rests, and forgotten once it is taken back', async () => {
  await open();
  await userEvent.type(text(), 'half');
  await waitFor(() => expect(kept.get(FORM)).toBe('half'));
  await userEvent.clear(text());
  await waitFor(() => expect(kept.size).toBe(0));
});

test.each([
  ['the page is hidden', () => fireEvent(window, new Event('pagehide'))],
  ['the page goes without a question', (unmount: () => void) => unmount()],
])('what is typed is kept when %s, and found again', async (_, end) => {
  const page = await open();
  fireEvent.change(text(), { target: { value: 'half' } });
  act(() => void end(page.unmount));
  expect(kept.get(FORM)).toBe('half');
  page.unmount();
  await open();
  expect(text()).toHaveValue('half');
});

test.each([
  [true, false],
  [false, true],
])('where it is kept for good (%s), the browser asks before the tab is closed: %s', async (lasting, asks) => {
  await open(lasting);
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await userEvent.type(text(), 'half');
  expect(closing()).toBe(asks);
});
