import { API_LIMITS, type BulkResult, type Dashboard, type Exercise, type InboxItem, type InboxKind, type InboxPage, type WodInput } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';

describe.each(databases)('the inbox on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const page = (of: InboxKind, query = '') => library.get<InboxPage>(`/inbox/${of}${query}`);
  const names = async (of: InboxKind, query = '') => (await page(of, query)).items.map(({ name }) => name);
  const count = async (of: InboxKind) => (await library.get<Dashboard>('/dashboard')).inbox.find((one) => one.kind === of)?.total;
  const said = ({ name, why, other }: InboxItem) => [name, why ?? other?.name];
  let burpee: Exercise;
  const create = (name: string, more: Partial<WodInput> = {}) =>
    library.createWod({ name, type: 'FOR_TIME', exercises: [{ exerciseId: burpee.id, reps: 100 }], ...more });

  beforeEach(async () => {
    burpee = await library.createExercise({ name: 'Burpee', equipment: 'BODYWEIGHT' });
  });

  it('finds what is doubtful about WODs, and says why', async () => {
    await create('Sound');
    await create('Clip', { videoUrl: 'https://example.org/clip' });
    await create('?!');
    await create('Much Too Long', { estimatedDuration: 400 });
    await create('Usually Too Long', { minutesLow: 300, minutesHigh: 500 });
    await create('Crammed', { type: 'EMOM', intervalMinutes: 1 });
    await create('Nothing', { exercises: [] });
    await create('Grindstone');
    await create('Gridnstone');
    expect((await page('invalidVideo')).items.map(said)).toEqual([['Clip', 'https://example.org/clip']]);
    expect(await names('unfindableName')).toEqual(['?!']);
    expect((await page('minutesApart')).items.map(said)).toEqual([
      ['Much Too Long', 'It says 400 minutes, the estimate is 4'], ['Usually Too Long', 'It says 300 to 500 minutes, the estimate is 4'],
    ]);
    expect((await page('overfullInterval')).items.map(said)).toEqual([['Crammed', 'About 3:20 of work in 1:00']]);
    expect(await names('noEstimate')).toEqual(['Nothing']);
    expect((await page('nearWods')).items.map(said)).toEqual([['Gridnstone', 'Grindstone']]);
  });

  it('finds what is doubtful about exercises, with what uses them', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await create(name);
    await library.createExercise({ name: 'Overhead Squat', equipment: 'BARBELL', aliases: ['Squat Above the Head'] });
    const other = await library.createExercise({ name: 'squat above the heads', equipment: 'BARBELL', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
    expect(await names('unusedExercise')).toEqual(['Overhead Squat', 'squat above the heads']);
    const [near] = (await page('nearExercises')).items;
    expect(near && said(near)).toEqual([other.name, 'Overhead Squat']);
    const { items } = await page('noVideo');
    expect(items.map(({ name, exercise, usedBy }) => [name, exercise?.wodCount, usedBy?.map((wod) => wod.name)])).toEqual([
      ['Burpee', 4, ['Four', 'Three', 'Two']],
    ]);
  });

  it('follows every change of the library', async () => {
    const wod = await create('Grindstone');
    expect(await names('nearWods')).toEqual([]);
    const near = await create('Grindstones');
    expect(await names('nearWods')).toEqual(['Grindstones']);
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    expect(await names('nearWods')).toEqual([]);
    await library.expecting(200, 'POST', `/deleted-wods/${wod.id}/restore`);
    expect(await names('nearWods')).toEqual([near.name]);
  });

  it('is searched and paged, and counts exactly', async () => {
    await Promise.all(Array.from({ length: 53 }, (_, index) => library.createExercise({ name: `Move ${index}`, equipment: 'BOX' })));
    expect(await count('unusedExercise')).toBe(54);
    const first = await page('unusedExercise');
    expect([first.items.length, first.pagination]).toEqual([50, { page: 1, pages: 2, total: 54 }]);
    expect(await names('unusedExercise', '?page=2')).toHaveLength(4);
    expect(await names('unusedExercise', '?page=3')).toEqual([]);
    expect(await names('unusedExercise', '?search=b%C3%BCrp')).toEqual(['Burpee']);
    expect((await page('unusedExercise', '?search=MOVE')).pagination.total).toBe(53);
  });

  it('keeps what was dismissed away, until it is brought back', async () => {
    await create('Grindstone');
    await create('Grindstones');
    const { items: [finding] } = await page('nearWods');
    const keys = [finding?.key];
    await library.expecting(204, 'POST', '/inbox/nearWods/dismiss', { keys });
    await library.expecting(204, 'POST', '/inbox/nearWods/dismiss', { keys: [...keys, ...keys] });
    expect(await page('nearWods')).toEqual({ items: [], pagination: { page: 1, pages: 0, total: 0 }, dismissed: 1 });
    expect(await count('nearWods')).toBe(0);
    expect((await library.get<Dashboard>('/dashboard')).attentionTotal).toBe(0);
    await library.restart();
    expect((await page('nearWods', '?dismissed=1')).items).toEqual([finding]);
    await library.expecting(204, 'POST', '/inbox/nearWods/bring-back', { keys });
    expect((await page('nearWods')).items).toEqual([finding]);
    expect(await count('nearWods')).toBe(1);
  });

  it('has those that an import flagged until they are reviewed, and again when that is undone', async () => {
    await library.expecting(200, 'POST', '/import/wods', { category: 'ALL', wodNames: ['Fran', 'Cindy'] });
    const flagged = (await page('unreviewedExercise')).items;
    expect(flagged.map(({ name }) => name)).toEqual(['Air Squat', 'Pull-up', 'Push-up', 'Thruster']);
    const review = { act: 'review', subject: 'exercise', ids: flagged.map(({ id }) => id) };
    const { done, stepId } = await library.expecting<BulkResult>(200, 'POST', '/bulk', review);
    expect([done, await count('unreviewedExercise')]).toEqual([4, 0]);
    await library.expecting(200, 'POST', `/steps/${stepId}/undo`);
    expect(await count('unreviewedExercise')).toBe(4);
  });

  it('refuses what it can’t read', async () => {
    expect((await library.refused(404, 'GET', '/inbox/everything')).error).toBe('There is no such list');
    expect((await library.refused(404, 'POST', '/inbox/constructor/dismiss', { keys: ['a'] })).error).toBe('There is no such list');
    expect((await library.refused(400, 'GET', `/inbox/noVideo?search=${'x'.repeat(101)}`)).error).toMatch(/^search must be/);
    const tooMany = Array.from({ length: API_LIMITS.inboxKeysMax + 1 }, () => UNKNOWN_ID);
    for (const keys of [[], 'a', ['a b'], ['a~b~c'], ['x'.repeat(37)], [1], tooMany]) {
      expect((await library.refused(400, 'POST', '/inbox/noVideo/dismiss', { keys })).error).toMatch(/^keys must be/);
    }
  });

  it('is for the signed-in admin', async () => {
    expect((await ask(`${library.url}/inbox/noVideo`, 'GET')).status).toBe(401);
    expect((await ask(`${library.url}/inbox/noVideo/dismiss`, 'POST', { keys: ['a'] })).status).toBe(401);
  });
});
