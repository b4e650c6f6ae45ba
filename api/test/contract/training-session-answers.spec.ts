import type { TrainingSession } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { Browser, classOf, twoWods } from '../planning.js';

const PATH = '/training-sessions';

describe.each(databases)('an answer with training sessions on $name', (kind) => {
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

  it('may be kept by nobody for others', async () => {
    for (const path of paths()) {
      for (const cookie of [owner.cookie ?? '', '']) {
        const { headers } = await get(path, { cookie });
        expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'cookie, authorization, accept-encoding']);
      }
    }
  });

  it("is the asker's own, again and again", async () => {
    const stranger = new Browser(library);
    for (let time = 0; time < 3; time += 1) {
      expect([(await owner.see(session.id)).canEdit, (await stranger.see(session.id)).canEdit]).toEqual([true, false]);
      expect((await library.get<TrainingSession>(`${PATH}/${session.id}`)).canEdit).toBe(true);
    }
  });

  it('is compressed, and not sent again to who has it', async () => {
    for (const path of paths()) {
      const cookie = owner.cookie ?? '';
      const { headers } = await get(path, { cookie, 'accept-encoding': 'br' });
      expect(headers.get('content-encoding')).toBe('br');
      const etag = headers.get('etag') ?? '';
      const statuses = async () => [(await get(path, { cookie, 'if-none-match': etag })).status, (await get(path, { 'if-none-match': etag })).status];
      expect(await statuses()).toEqual([304, 200]);
      await owner.send('PUT', `${PATH}/${session.id}`, classOf());
      expect(await statuses()).toEqual([200, 200]);
      session = (await owner.send<TrainingSession>('PUT', `${PATH}/${session.id}`, { ...session, version: undefined })).body;
    }
  });

  it('is the same in the same process', async () => {
    const see = async (headers: Record<string, string>) => {
      const response = await library.api.request(`${PATH}/${session.id}`, { headers });
      return [response.headers.get('vary'), ((await response.json()) as TrainingSession).canEdit];
    };
    const vary = 'cookie, authorization, accept-encoding';
    expect(await see({ cookie: owner.cookie ?? '' })).toEqual([vary, true]);
    expect(await see({})).toEqual([vary, false]);
    expect(await see({ authorization: `Bearer ${library.token}` })).toEqual([vary, true]);
  });
});
