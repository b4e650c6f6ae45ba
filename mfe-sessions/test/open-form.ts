import { screen, within } from '@testing-library/react';
import type { TrainingSession, Wod } from '@wod/domain';
import { cindy, fran, indexEntry, run, session, summary } from './fixtures';
import { openPage, type Call } from './open-page';

export const NEW = '/training-sessions/new';

interface Options {
  wods?: Wod[];
  templates?: TrainingSession[];
  api?: Record<string, unknown>;
  history?: Parameters<typeof openPage>[0]['history'];
  as?: Parameters<typeof openPage>[0]['session'];
}

/** Opens the form for a new session (or the last address) with a small library, and waits until the library has loaded. */
export async function openForm({ wods = [fran, cindy, run], templates = [], api = {}, history = ['/training-sessions', NEW], as }: Options = {}) {
  const opened = await openPage({
    history,
    session: as,
    api: {
      'GET /wods/index': wods.map(indexEntry),
      ...Object.fromEntries(wods.map((wod) => [`GET /wods/${wod.id}`, wod])),
      'GET /training-sessions?template=1&view=summary': templates.map(summary),
      ...Object.fromEntries(templates.map((template) => [`GET /training-sessions/${template.id}`, template])),
      'GET /training-sessions/s1/mine': { canEdit: true },
      'GET /training-sessions?view=summary': [],
      'POST /training-sessions': session({ id: 'new-one', name: 'Saved' }),
      ...api,
    },
  });
  return {
    ...opened,
    sent: (name: string): Call['body'] => opened.calls.find((call) => call.name === name)?.body,
  };
}

/** The names of the selected WODs in order. */
export const selected = (): string[] =>
  within(screen.getByRole('region', { name: 'Selected WODs' }))
    .queryAllByRole('textbox')
    .map((field) => (field.getAttribute('aria-label') ?? '').replace('Notes for ', ''));

export const minutes = () => screen.getByRole('region', { name: 'Time Breakdown' });
