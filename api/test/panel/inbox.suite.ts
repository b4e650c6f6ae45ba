import {
  API_LIMITS,
  type BulkResult,
  type Dashboard,
  type DismissedAll,
  type Exercise,
  type InboxItem,
  type InboxKind,
  type InboxPage,
  type LibraryVideos,
  type VideoCheck,
  type WodInput,
} from '@wod/domain';
import { ExerciseEntity } from '../../src/exercises/index.js';
import { GoneVideoEntity } from '../../src/dashboard/index.js';
import { anyDatabase, databases } from '../database/databases.js';
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

  it('keeps what was dismissed away, until it is brought back', async () => {
    await create('Grindstone');
    await create('Grindstones');
    const {
      items: [finding],
    } = await page('nearWods');
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

  it('dismisses everything of a kind at once, or what is searched, and brings exactly that back', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => library.createExercise({ name: `Move ${index}`, equipment: 'BOX' })));
    const {
      items: [first],
    } = await page('unusedExercise', '?search=move');
    await library.expecting(204, 'POST', '/inbox/unusedExercise/dismiss', { keys: [first?.key] });
    const moves = await library.expecting<DismissedAll>(200, 'POST', '/inbox/unusedExercise/dismiss-all', { search: 'MOVE' });
    expect([moves.dismissed, await names('unusedExercise')]).toEqual([59, ['Burpee']]);
    const rest = await library.expecting<DismissedAll>(200, 'POST', '/inbox/unusedExercise/dismiss-all', {});
    expect((await library.get<Dashboard>('/dashboard')).inbox).toContainEqual({ kind: 'unusedExercise', total: 0, dismissed: 61 });
    expect([rest.dismissed, (await library.expecting<DismissedAll>(200, 'POST', '/inbox/unusedExercise/dismiss-all', {})).dismissed]).toEqual([1, 0]);
    await library.expecting(204, 'POST', '/inbox/nearExercises/bring-back-all', { at: moves.at });
    expect(await count('unusedExercise')).toBe(0);
    await library.expecting(204, 'POST', '/inbox/unusedExercise/bring-back-all', { at: moves.at });
    expect([await count('unusedExercise'), await names('unusedExercise', '?dismissed=1')]).toEqual([59, ['Burpee', first?.name]]);
  });

  it('has the videos that YouTube no longer has, until their links change or it has them again', async () => {
    const [gone, other, there] = ['AbCdEfGhIjK', 'aBcDeFgHiJk', 'there_-0123'];
    const clip = await create('Clip', { videoUrl: `https://youtu.be/${gone}` });
    await create('Clap', { videoUrl: `https://www.youtube.com/watch?v=${there}` });
    await create('Elsewhere', { videoUrl: 'https://example.org/clip' });
    const row = await library.createExercise({ name: 'Row', equipment: 'ROWER', videoUrl: `https://youtu.be/${gone}` });
    await library.createExercise({ name: 'Ski', equipment: 'SKI_ERG', videoUrl: `https://youtu.be/${other}` });
    expect((await library.get<LibraryVideos>('/videos')).ids.toSorted()).toEqual([gone, other, there].toSorted());
    const note = (check: Partial<VideoCheck>) => library.expecting(204, 'POST', '/videos/checks', { there: [], gone: [], ...check });
    await note({ there: [there], gone: [gone, gone, 'unknown_000'] });
    expect((await page('goneVideo')).items.map(said)).toEqual([
      ['Clip', `https://youtu.be/${gone}`],
      ['Row', `https://youtu.be/${gone}`],
    ]);
    expect(await count('goneVideo')).toBe(2);
    await library.restart();
    await library.expecting(200, 'PUT', `/wods/${clip.id}`, {
      name: 'Clip',
      type: 'FOR_TIME',
      exercises: [],
      videoUrl: `https://youtu.be/${there}`,
      version: clip.version,
    });
    expect(await names('goneVideo')).toEqual(['Row']);
    const { items } = await page('goneVideo');
    await library.expecting(204, 'POST', '/inbox/goneVideo/dismiss', { keys: items.map(({ key }) => key) });
    await note({ gone: [other] });
    expect(await names('goneVideo')).toEqual(['Ski']);
    // Dismissed was the link, not the exercise.
    await library.expecting(200, 'PUT', `/exercises/${row.id}`, {
      name: 'Row',
      equipment: 'ROWER',
      videoUrl: `https://youtu.be/${other}`,
      version: row.version,
    });
    expect(await names('goneVideo')).toEqual(['Row', 'Ski']);
    await note({ there: [other] });
    expect(await names('goneVideo')).toEqual([]);
    expect(await library.inDatabase((manager) => manager.count(GoneVideoEntity))).toBe(0);
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

  if (anyDatabase.includes(kind)) {
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
      await create('X');
      await create('Y', { aka: ['The Fork'] });
      await library.createExercise({ name: 'Z', equipment: 'BOX', aliases: ['Zigzag'] });
      expect(await names('unfindableName')).toEqual(['?!', 'X']);
      expect((await page('minutesApart')).items.map(said)).toEqual([
        ['Much Too Long', 'It says 400 minutes, the estimate is 4'],
        ['Usually Too Long', 'It says 300 to 500 minutes, the estimate is 4'],
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

    it('counts an exercise as used that only drafts use, and names them', async () => {
      const draft = await create('Held', { publishAt: 'never' });
      expect([await names('unusedExercise'), await count('unusedExercise')]).toEqual([[], 0]);
      await library.inDatabase((manager) => manager.update(ExerciseEntity, { id: burpee.id }, { needsReview: true }));
      await library.restart();
      expect((await page('unreviewedExercise')).items).toMatchObject([{ id: burpee.id, usedBy: [], inDrafts: { drafts: 1, draftId: draft.id } }]);
      await library.expecting(204, 'DELETE', `/wods/${draft.id}`);
      expect(await names('unusedExercise')).toEqual(['Burpee']);
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

    it('refuses what it can’t read', async () => {
      expect((await library.refused(404, 'GET', '/inbox/everything')).error).toBe('There is no such list');
      expect((await library.refused(404, 'POST', '/inbox/constructor/dismiss', { keys: ['a'] })).error).toBe('There is no such list');
      expect((await library.refused(400, 'GET', `/inbox/noVideo?search=${'x'.repeat(101)}`)).error).toMatch(/^search must be/);
      const tooMany = Array.from({ length: API_LIMITS.inboxKeysMax + 1 }, () => UNKNOWN_ID);
      for (const keys of [[], 'a', ['a b'], ['a~b~c'], ['x'.repeat(37)], [1], tooMany]) {
        expect((await library.refused(400, 'POST', '/inbox/noVideo/dismiss', { keys })).error).toMatch(/^keys must be/);
      }
      expect((await library.refused(400, 'POST', '/inbox/noVideo/dismiss-all', { search: ['x'] })).error).toMatch(/^search must be/);
      expect((await library.refused(400, 'POST', '/inbox/noVideo/bring-back-all', { at: 'then' })).error).toMatch(/^at must be/);
      for (const ids of [undefined, 'a', ['short'], ['has space 0'], Array.from({ length: API_LIMITS.videoCheckMax + 1 }, () => 'AbCdEfGhIjK')]) {
        expect((await library.refused(400, 'POST', '/videos/checks', { there: [], gone: ids })).error).toMatch(/^gone must be/);
      }
    });

    it('is for the signed-in admin', async () => {
      expect((await ask(`${library.url}/inbox/noVideo`, 'GET')).status).toBe(401);
      expect((await ask(`${library.url}/videos`, 'GET')).status).toBe(401);
      expect((await ask(`${library.url}/inbox/noVideo/dismiss`, 'POST', { keys: ['a'] })).status).toBe(401);
    });
  }
});
