import type { ErrorBody, TrainingSession } from '@wod/domain';
import { anyDatabase, databases } from '../database/databases.js';
import { type Answer, Library } from '../library.js';
import { Browser, classOf } from '../planning.js';

const PATH = '/training-sessions';

function expectTooMany(what: string, { status, headers, body }: Answer<ErrorBody>): void {
  const seconds = Number(headers.get('retry-after'));
  expect([status, seconds > 0, seconds <= 60 * 60]).toEqual([429, true, true]);
  expect(body.error).toBe(`Too many ${what}. Please try again in ${Math.ceil(seconds / 60)} minutes`);
}

describe.each(databases)('what can be planned without signing in on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const post = (browser: Browser, input: object = classOf()) => browser.send<TrainingSession & ErrorBody>('POST', PATH, input);

  it('are 30 new sessions an hour for one network, in whatever browsers; the admin plans on', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await post(new Browser(library), {})).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 35 }, () => post(new Browser(library))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(5);
    for (const answer of refused) {
      expectTooMany('new sessions', answer);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    const { id } = await library.expecting<TrainingSession>(201, 'POST', PATH, classOf());
    expect((await new Browser(library).see(id)).name).toBe('Monday');
    expect(await library.get<TrainingSession[]>(PATH)).toHaveLength(31);
  });

  if (anyDatabase.includes(kind)) {
    it('are 300 changes an hour for one network, of every kind', async () => {
      const owner = new Browser(library);
      const { id } = await owner.create(classOf());
      for (let round = 0; round < 100; round += 1) {
        expect((await owner.changes(id)).map(({ status }) => status)).toEqual([200, 204, 200]);
      }
      for (const answer of [...(await owner.changes(id)), ...(await new Browser(library).changes(id))]) expectTooMany('changes', answer);
      await library.expecting(200, 'PUT', `${PATH}/${id}`, classOf());
      expect((await post(owner)).status).toBe(201);
    });
  }
});
