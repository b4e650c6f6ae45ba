import type { ErrorBody, Exercise, MySession, MySessions, TrainingSession, TrainingSessionInput, Wod } from '@wod/domain';
import { type Answer, ask, type Library } from './library.js';

/** An hour with one WOD. */
export const classOf = (...wods: Pick<Wod, 'id'>[]): TrainingSessionInput => ({
  name: 'Monday',
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  isTemplate: false,
  wods: wods.map(({ id }, index) => ({ wodId: id, order: index + 1 })),
});

/** A session as everyone reads it; whether the reader may change it is a separate matter. */
export const asRead = (session: TrainingSession): TrainingSession => ({ ...session, canEdit: undefined });

/** A browser in which nobody has signed in; it keeps the cookie it is given, and sends JSON as the screens do. */
export class Browser {
  cookie: string | undefined;

  constructor(private readonly library: Library) {}

  async send<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const sent = method === 'GET' ? body : (body ?? {});
    const answer = await ask<Body>(`${this.library.url}${path}`, method, sent, this.cookie === undefined ? {} : { cookie: this.cookie });
    this.cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? this.cookie;
    return answer;
  }

  async create(input: TrainingSessionInput): Promise<TrainingSession> {
    const { status, body } = await this.send<TrainingSession & ErrorBody>('POST', '/training-sessions', input);
    if (status !== 201) throw new Error(`POST /training-sessions answered ${status}: ${body.error}`);
    return body;
  }

  /** The session, and whether this browser may change it. */
  async see(id: string): Promise<TrainingSession> {
    const { body } = await this.send<TrainingSession>('GET', `/training-sessions/${id}`);
    return { ...body, ...(await this.send<MySession>('GET', `/training-sessions/${id}/mine`)).body };
  }

  /** The ids of the sessions it may change; 'all' for the admin. */
  async mine(): Promise<string[] | 'all'> {
    const { all, ids } = (await this.send<MySessions>('GET', '/training-sessions/mine')).body;
    return all ? 'all' : ids;
  }

  /** The answers to every way of changing a session, in order: edit, delete, restore. */
  async changes(id: string): Promise<Answer<ErrorBody>[]> {
    return [
      await this.send<ErrorBody>('PUT', `/training-sessions/${id}`, { ...classOf(), name: 'Changed' }),
      await this.send<ErrorBody>('DELETE', `/training-sessions/${id}`, {}),
      await this.send<ErrorBody>('POST', `/training-sessions/${id}/restore`, {}),
    ];
  }
}

/** The planner's calls as made by the admin; each must succeed. */
export const planningIn = (library: Library) => ({
  create: (input: TrainingSessionInput) => library.expecting<TrainingSession>(201, 'POST', '/training-sessions', input),
  update: (id: string, input: TrainingSessionInput) => library.expecting<TrainingSession>(200, 'PUT', `/training-sessions/${id}`, input),
  /** Adds whether the reader may change it, as answers to changes do. */
  get: async (id: string): Promise<TrainingSession> => ({
    ...(await library.get<TrainingSession>(`/training-sessions/${id}`)),
    ...(await library.get<MySession>(`/training-sessions/${id}/mine`)),
  }),
  list: () => library.get<TrainingSession[]>('/training-sessions'),
});

/** Fran and Cindy in an empty library. */
export async function twoWods(library: Library): Promise<{ fran: Wod; cindy: Wod; thruster: Exercise }> {
  const thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL', description: 'Squat, then press.' });
  const pullUp = await library.createExercise({ name: 'Pull-up', equipment: 'PULL_UP_BAR' });
  const fran = await library.createWod({
    name: 'Fran',
    description: 'Fast.',
    type: 'LADDER',
    repScheme: '21-15-9',
    estimatedDuration: 8,
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    exercises: [
      { exerciseId: thruster.id, weight: 43, womenWeight: 29.5 },
      { exerciseId: pullUp.id, reps: 21, notes: 'kipping' },
    ],
  });
  const cindy = await library.createWod({ name: 'Cindy', type: 'AMRAP', timeCapMinutes: 20, exercises: [{ exerciseId: pullUp.id, reps: 5 }] });
  return { fran, cindy, thruster };
}
