import type { TrainingSession } from '@wod/domain';
import { anyDatabase } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { Browser, classOf, twoWods } from '../planning.js';

const PATH = '/training-sessions';

describe.each(anyDatabase)('an answer with training sessions on $name', (kind) => {
  const library = Library.on(kind);
  let owner: Browser;
  let session: TrainingSession;

  const paths = () => [PATH, `${PATH}/${session.id}`];
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask<TrainingSession | TrainingSession[]>(`${library.url}${path}`, 'GET', undefined, headers);

  beforeAll(async () => {
    const { fran, cindy } = await twoWods(library);
    owner = new Browser(library);
    session = await owner.create(classOf(fran, cindy));
  });

  it('is the same for everybody, who may keep it and asks again', async () => {
    for (const path of paths()) {
      const answers = [await get(path, { cookie: owner.cookie ?? '' }), await get(path), await library.send('GET', path)];
      for (const { headers, body } of answers) {
        expect([headers.get('cache-control'), headers.get('vary'), headers.get('x-content')]).toEqual([
          'public, no-cache',
          'accept-encoding',
          'sessions',
        ]);
        expect(body).toEqual(answers[0]?.body);
        expect(JSON.stringify(body)).not.toContain('canEdit');
      }
    }
  });

  it("that says whose it is is the asker's own, again and again, and kept by nobody for others", async () => {
    const stranger = new Browser(library);
    for (let time = 0; time < 3; time += 1) {
      expect([(await owner.see(session.id)).canEdit, (await stranger.see(session.id)).canEdit]).toEqual([true, false]);
      expect([await owner.mine(), await stranger.mine()]).toEqual([[session.id], []]);
      expect(await library.get(`${PATH}/${session.id}/mine`)).toEqual({ canEdit: true });
    }
    for (const path of [`${PATH}/mine`, `${PATH}/${session.id}/mine`]) {
      const { headers } = await get(path, { cookie: owner.cookie ?? '' });
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'cookie, authorization, accept-encoding']);
    }
  });

  it('is compressed, and not sent again to who has it', async () => {
    for (const path of paths()) {
      const { headers } = await get(path, { 'accept-encoding': 'br' });
      expect(headers.get('content-encoding')).toBe('br');
      const etag = headers.get('etag') ?? '';
      const status = async () => (await get(path, { 'if-none-match': etag })).status;
      expect(await status()).toBe(304);
      await owner.send('PUT', `${PATH}/${session.id}`, classOf());
      expect(await status()).toBe(200);
      session = (await owner.send<TrainingSession>('PUT', `${PATH}/${session.id}`, { ...session, version: undefined })).body;
    }
  });

  it('is the same in the same process', async () => {
    const { body } = await get(`${PATH}/${session.id}`);
    const response = await library.api.request(`${PATH}/${session.id}`);
    expect([response.headers.get('vary'), await response.json()]).toEqual(['accept-encoding', body]);
    const mine = await library.api.request(`${PATH}/${session.id}/mine`, { headers: { cookie: owner.cookie ?? '' } });
    expect(await mine.json()).toEqual({ canEdit: true });
  });
});
