import { ApiError } from '@wod/api-client';
import type { Problem } from '@wod/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SaveRefusal } from './save-refusal';
import { useSave, type SaveOptions } from './use-save';

interface Note {
  text: string;
  version?: number;
}

const conflict = new ApiError('Someone else changed it.', 409, true);

/** A form with one field, whose text must not be empty. */
function Form({ send, asNew, latest, onSaved = () => undefined }: Partial<Pick<SaveOptions<Note, Note>, 'send' | 'asNew' | 'latest' | 'onSaved'>>) {
  const [note, setNote] = useState<Note>({ text: 'mine', version: 1 });
  const [problems, setProblems] = useState<Problem[]>([]);
  const saving = useSave<Note, Note>({
    ifValid: async (save) => {
      if (note.text === '') setProblems([{ field: 'text', message: 'Text is required' }]);
      else await save(note);
    },
    send: send ?? (async (sent) => sent),
    asNew,
    version: note.version,
    latest,
    showProblems: setProblems,
    keepOver: ({ version }) => setNote({ ...note, version }),
    loadNewer: setNote,
    onSaved,
    fallback: 'Failed to save note',
  });
  return (
    <form ref={saving.element} onSubmit={saving.submit} noValidate>
      <input
        aria-label="Text"
        aria-invalid={problems.length > 0}
        value={note.text}
        onChange={(event) => setNote({ ...note, text: event.target.value })}
      />
      {problems.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <SaveRefusal saving={saving} />
      <button type="submit">{saving.isSaving ? 'Saving...' : 'Save'}</button>
      {saving.tried && <p>Tried</p>}
    </form>
  );
}

const text = () => screen.getByRole('textbox', { name: 'Text' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is valid is sent once, however often it is pressed, and counts as being saved until the form is left', async () => {
  let answer: (saved: Note) => void = () => undefined;
  const send = jest.fn<Promise<Note>, [Note]>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const onSaved = jest.fn();
  render(<Form send={send} onSaved={onSaved} />);
  await press('Save');
  await press('Saving...');
  expect(send.mock.calls).toEqual([[{ text: 'mine', version: 1 }]]);
  answer({ text: 'mine', version: 2 });
  expect(await screen.findByText('Tried')).toBeVisible();
  expect(onSaved).toHaveBeenCalledWith({ text: 'mine', version: 2 });
  await press('Saving...');
  expect(send).toHaveBeenCalledTimes(1);
});

test('what breaks a rule is not sent: it gets the focus', async () => {
  const send = jest.fn();
  render(<Form send={send} />);
  await userEvent.clear(text());
  expect(screen.queryByText('Tried')).not.toBeInTheDocument();
  await press('Save');
  expect(text()).toHaveFocus();
  expect(screen.getByText('Tried')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('what the server finds stands at its field, which gets the focus, and the sentence beside it', async () => {
  render(
    <Form
      send={async () => {
        throw new ApiError('Not like this.', 400, true, [{ field: 'text', message: 'Too rude' }]);
      }}
    />,
  );
  await press('Save');
  expect(screen.getByText('Too rude')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Not like this.');
  await waitFor(() => expect(text()).toHaveFocus());
});

test('nothing can be changed while it is being saved, and again what was not saved', async () => {
  let refuse: (error: unknown) => void = () => undefined;
  render(
    <Form
      send={() =>
        new Promise((_, reject) => {
          refuse = reject;
        })
      }
    />,
  );
  await press('Save');
  const form = text().closest('form');
  expect(form).toHaveAttribute('inert');
  refuse(new ApiError('The server answered 500.', 500, false));
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('alert')));
  expect(form).not.toHaveAttribute('inert');
});

test('a failure is said in the form’s own words, until it is tried again', async () => {
  let failing = true;
  render(
    <Form
      send={async (note) => {
        if (failing) throw new ApiError('The server answered 500.', 500, false);
        return note;
      }}
    />,
  );
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save note');
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('alert')));
  failing = false;
  await press('Save');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a newer version', () => {
  const newer = { text: 'theirs', version: 4 };
  async function overtaken(latest: () => Promise<Note>) {
    const send = jest.fn(async (note: Note) => {
      if (note.version !== 4) throw conflict;
      return note;
    });
    render(<Form send={send} latest={latest} />);
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('Someone else changed it.');
    expect(text()).toHaveValue('mine');
    return send;
  }

  test('is replaced by whoever goes on', async () => {
    const send = await overtaken(async () => newer);
    await press('Keep editing');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await press('Save');
    expect(send).toHaveBeenLastCalledWith({ text: 'mine', version: 4 });
  });

  test('replaces what is typed when that is chosen', async () => {
    await overtaken(async () => newer);
    await press('Load the newer version');
    expect(text()).toHaveValue('theirs');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each<[string, () => Promise<Note>]>([
    ['there is none', async () => ({ text: 'mine', version: 1 })],
    ['it can’t be read', () => Promise.reject(conflict)],
  ])('is not offered where %s', async (_, latest) => {
    await overtaken(latest);
    expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  });
});

describe('what can’t be saved any more', () => {
  const refusing = (status: number) => async () => {
    throw new ApiError('It is gone.', status, true);
  };

  test.each([403, 404])('may be saved as something new: %d', async (status) => {
    let failing = true;
    const sendNew = jest.fn(async (note: Note) => {
      if (failing) throw new ApiError('The server answered 500.', 500, false);
      return note;
    });
    const onSaved = jest.fn();
    render(<Form send={refusing(status)} asNew={{ label: 'Save as a new note', send: sendNew }} onSaved={onSaved} />);
    expect(screen.queryByRole('button', { name: 'Save as a new note' })).not.toBeInTheDocument();
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('It is gone.');
    await press('Save as a new note');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save note');
    failing = false;
    await press('Save as a new note');
    expect(onSaved).toHaveBeenCalledWith({ text: 'mine', version: 1 });
    expect(text()).toHaveValue('mine');
  });

  test('is only what is gone or forbidden', async () => {
    render(<Form send={refusing(503)} asNew={{ label: 'Save as a new note', send: async (note) => note }} />);
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('It is gone.');
    expect(screen.queryByRole('button', { name: 'Save as a new note' })).not.toBeInTheDocument();
  });
});
