import { screen, within } from '@testing-library/react';
import type { TrainingSession, Wod } from '@wod/domain';
import { cindy, fran, page, run, session } from './fixtures';
import { openPage, type Call } from './open-page';

export const NEW = '/training-sessions/new';

interface Options {
  wods?: Wod[];
  templates?: TrainingSession[];
  api?: Record<string, unknown>;
  history?: Parameters<typeof openPage>[0]['history'];
  as?: Parameters<typeof openPage>[0]['session'];
}

/** Opens the form of a new session (or of the last address) over a small library, and waits until the library is there. */
export async function openForm({ wods = [fran, cindy, run], templates = [], api = {}, history = ['/training-sessions', NEW], as }: Options = {}) {
  const opened = await openPage({
    history,
    session: as,
    api: {
      'GET /wods?page=1&limit=1000': page(...wods),
      'GET /training-sessions': templates,
      'POST /training-sessions': session({ id: 'new-one', name: 'Saved' }),
      ...api,
    },
  });
  return {
    ...opened,
    sent: (name: string): Call['body'] => opened.calls.find((call) => call.name === name)?.body,
  };
}

/** The names of the selected WODs in their order. */
export const selected = (): string[] =>
  within(screen.getByRole('region', { name: 'Selected WODs' })).queryAllByRole('textbox').map((field) => (field.getAttribute('aria-label') ?? '').replace('Notes for ', ''));

export const minutes = () => screen.getByRole('region', { name: 'Time Breakdown' });
