import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, fran, session, wod } from '../../test/fixtures';
import { minutes, NEW, openForm, selected } from '../../test/open-form';
import { startState, type FormState } from './form-state';

beforeEach(() => localStorage.clear());

const KEPT = 'training-session-draft:new';
const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.getByLabelText(/^Name/);
const add = async (wodName: string) => userEvent.click(await screen.findByRole('button', { name: `Add ${wodName}` }));
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
const keptName = (key = KEPT) => (JSON.parse(localStorage.getItem(key) ?? 'null') as FormState | null)?.draft.name;

/** What another tab keeps meanwhile. */
function keepElsewhere(draftName: string, key = KEPT) {
  const fresh = startState();
  localStorage.setItem(key, JSON.stringify({ ...fresh, draft: { ...fresh.draft, name: draftName } }));
}

/** Opens the form, and closes its tab again. */
async function visit(history: [string, ...string[]], during: () => Promise<void> = async () => undefined) {
  const { unmount } = await openForm({ history });
  await during();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
}

describe('a draft of another tab', () => {
  test.each([
    ['turned to the generator', async () => userEvent.click(screen.getByRole('radio', { name: /^Auto-Generate/ }))],
    ['left', leave],
  ])('stays when an untouched form is %s', async (_, act) => {
    await visit(['/training-sessions', NEW], async () => {
      keepElsewhere('Tuesday');
      await act();
    });
    expect(keptName()).toBe('Tuesday');
  });

  test('stays when an untouched edit is closed', async () => {
    const { unmount } = await openForm({ history: ['/training-sessions/s1/edit'], api: { 'GET /training-sessions/s1': session({}, fran) } });
    keepElsewhere('Tuesday', 'training-session-draft:s1');
    unmount();
    expect(keptName('training-session-draft:s1')).toBe('Tuesday');
  });

  test('stays when this tab, which went on with what was there before, is closed', async () => {
    keepElsewhere('Monday');
    await visit([NEW], async () => {
      expect(name()).toHaveValue('Monday');
      keepElsewhere('Monday and Tuesday');
    });
    expect(keptName()).toBe('Monday and Tuesday');
  });

  test('stays when this tab’s own is saved', async () => {
    await openForm();
    await userEvent.type(name(), 'Monday');
    await waitFor(() => expect(keptName()).toBe('Monday'));
    keepElsewhere('Tuesday');
    await userEvent.click(button('Create Session'));
    expect(await screen.findByText('“Saved” was saved.')).toBeVisible();
    expect(keptName()).toBe('Tuesday');
  });
});

describe('a form that begins with a WOD', () => {
  const around = (id: string): [string, string] => ['/training-sessions', `${NEW}?wod=${id}`];

  test('is left without a question while nothing is typed', async () => {
    const { address } = await openForm({ history: around('fran') });
    expect(selected()).toEqual(['Fran']);
    await leave();
    await waitFor(() => expect(address()).toBe('/training-sessions'));
    expect(localStorage).toHaveLength(0);
  });

  test('keeps a draft for later, however often another one begins', async () => {
    keepElsewhere('Monday');
    await visit(around('fran'));
    await visit(around('cindy'), async () => {
      expect(screen.getByText('The class begins with Cindy instead of your unsaved draft.', { selector: '[class=undo]' })).toBeVisible();
    });
    await openForm();
    expect(name()).toHaveValue('Monday');
  });

  test('keeps several drafts, and gives them back one after the other', async () => {
    keepElsewhere('Monday');
    await visit(around('fran'), () => userEvent.type(name(), 'Around Fran'));
    await visit(around('cindy'));
    for (const [expected, saved] of [
      ['Around Fran', 'Saved'],
      ['Monday', 'Saved'],
    ] as const) {
      const { unmount } = await openForm();
      expect(name()).toHaveValue(expected);
      await waitFor(() => expect(keptName()).toBe(expected));
      await userEvent.click(button('Create Session'));
      expect(await screen.findByText(`“${saved}” was saved.`)).toBeVisible();
      unmount();
    }
    expect(localStorage).toHaveLength(0);
  });

  test('gives back no draft that was saved since, in the tab where it was typed', async () => {
    const { unmount } = await openForm();
    await userEvent.type(name(), 'Monday');
    await waitFor(() => expect(keptName()).toBe('Monday'));
    await visit(around('fran'));
    await userEvent.click(button('Create Session'));
    expect(await screen.findByText('“Saved” was saved.')).toBeVisible();
    unmount();
    await openForm();
    expect(name()).toHaveValue('');
  });

  test('keeps a draft that was looked at and left again', async () => {
    keepElsewhere('Monday');
    await visit(around('fran'), async () => {
      await userEvent.click(button('Back to my draft'));
      await waitFor(() => expect(keptName()).toBe('Monday'));
      await userEvent.click(button('Undo'));
      expect(selected()).toEqual(['Fran']);
    });
    await openForm();
    expect(name()).toHaveValue('Monday');
  });
});

describe('the WODs of a draft', () => {
  const longer = { ...cindy, timeCapMinutes: 55, estimatedDuration: 55 };

  test('are as the library has them by now', async () => {
    await visit([NEW], async () => {
      await userEvent.type(name(), 'Monday');
      await add('Cindy');
      await userEvent.type(screen.getByLabelText('Notes for Cindy'), 'Half');
    });
    await openForm({ wods: [fran, longer] });
    expect(selected()).toEqual(['Cindy']);
    await waitFor(() => expect(minutes()).toHaveTextContent('Remaining Time-10 min'));
    expect(screen.getByLabelText('Notes for Cindy')).toHaveValue('Half');
    expect(button('Create Session')).toBeDisabled();
  });

  test('are as the session has them where the library has them no more', async () => {
    const gone = wod('Gone', 'AMRAP', 12, ...cindy.exercises);
    const saved = session({}, gone);
    const api = { 'GET /training-sessions/s1': { ...saved, wods: saved.wods.map((entry) => ({ ...entry, wod: { ...entry.wod, removed: true } })) } };
    const { unmount } = await openForm({ history: ['/training-sessions/s1/edit'], api });
    await userEvent.type(name(), ' early');
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    await openForm({ history: ['/training-sessions/s1/edit'], api });
    expect(name()).toHaveValue('Monday early');
    expect(within(screen.getByRole('region', { name: 'Selected WODs' })).getByText(/5 pull-ups · 10 push-ups/)).toBeVisible();
    expect(screen.getByText('This WOD is no longer in the library.')).toBeVisible();
  });
});
