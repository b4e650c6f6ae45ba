import type { SitemapPage } from '@wod/domain';
import { ExerciseEntity } from '../../src/exercises/exercise.entity.js';
import { anyDatabase } from '../database/databases.js';
import { Library } from '../library.js';

const MANY = 5001;

describe.each(anyDatabase)('the pages of a large library on $name', (kind) => {
  const library = Library.on(kind);
  const sitemap = (page: number) => library.get<SitemapPage>(`/sitemap-entries?page=${page}`);
  let wod: string;

  beforeAll(async () => {
    ({ id: wod } = await library.createWod({ name: 'Fran', type: 'FOR_TIME', exercises: [] }));
    const now = new Date();
    const exercises = Array.from({ length: MANY }, (_, index) => ({
      id: `exercise-${index}`,
      name: `Exercise ${index}`,
      nameKey: `exercise ${index}`,
      equipment: 'BARBELL' as const,
      needsReview: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }));
    await library.inDatabase(async (manager) => {
      for (let from = 0; from < MANY; from += 500) await manager.insert(ExerciseEntity, exercises.slice(from, from + 500));
    });
    await library.restart();
  });

  it('are listed 5,000 at a time, each once', async () => {
    const pages = await Promise.all([1, 2, 3].map(sitemap));
    expect(pages.map(({ entries }) => entries.length)).toEqual([5000, MANY + 1 - 5000, 0]);
    expect(pages.map(({ pagination }) => pagination)).toEqual([1, 2, 3].map((page) => ({ page, pages: 2, total: MANY + 1 })));
    const paths = pages.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths[0]).toBe(`/wods/${wod}`);
    expect(new Set(paths).size).toBe(MANY + 1);
  });

  it("are not listed on a page that there can't be", async () => {
    expect((await library.refused(400, 'GET', '/sitemap-entries?page=0')).error).toBe('page must be a whole number from 1');
  });
});
