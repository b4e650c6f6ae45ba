import type { Equipment } from './equipment.js';
import { exerciseProblems } from './exercise-problems.js';
import type { ExerciseInput } from './exercise.js';
import { KIT_ITEMS, type KitItem } from './needs.js';

const exercise = (fields: Partial<ExerciseInput> = {}): ExerciseInput => ({ name: 'Pull-up', equipment: 'PULL_UP_BAR', ...fields });

describe('exerciseProblems', () => {
  it.each<Partial<ExerciseInput>>([
    {},
    { description: '', videoUrl: '' },
    { name: 'n'.repeat(120), description: 'd'.repeat(4000), videoUrl: 'https://youtu.be/dQw4w9WgXc_' },
    { videoUrl: 'https://example.org/any-site' },
    { videoUrl: ' https://youtu.be/dQw4w9WgXc_ ' },
    { aliases: [] },
    { needs: [] },
    { needs: ['PLATES', 'PARTNER'] },
    { needs: ['BOX'] },
    { aliases: Array.from({ length: 20 }, () => 'n'.repeat(120)) },
  ])('finds nothing in %j', (fields) => {
    expect(exerciseProblems(exercise(fields))).toEqual([]);
  });

  it.each<[Partial<ExerciseInput>, string, string]>([
    [{ name: '' }, 'name', 'Name and equipment are required'],
    [{ name: '  ' }, 'name', 'Name and equipment are required'],
    [{ name: undefined }, 'name', 'Name and equipment are required'],
    [{ equipment: undefined }, 'equipment', 'Name and equipment are required'],
    [{ equipment: '' as Equipment }, 'equipment', 'Name and equipment are required'],
    [{ name: 'n'.repeat(121) }, 'name', 'Name must be at most 120 characters'],
    [{ description: 'd'.repeat(4001) }, 'description', 'Description must be at most 4000 characters'],
    [{ videoUrl: 'no address' }, 'videoUrl', 'Video URL must be a full web address, starting with http:// or https://'],
    [{ videoUrl: `https://example.org/${'x'.repeat(481)}` }, 'videoUrl', 'Video URL must be at most 500 characters'],
    [{ aliases: Array.from({ length: 21 }, () => 'Chin-up') }, 'aliases', 'Other names must be at most 20'],
    [{ needs: ['BODYWEIGHT' as KitItem] }, 'needs', `Needs must be some of ${KIT_ITEMS.join(', ')}, each once`],
    [{ needs: ['POOL', 'POOL'] }, 'needs', `Needs must be some of ${KIT_ITEMS.join(', ')}, each once`],
    [{ aliases: ['Chin-up', 'n'.repeat(121)] }, 'aliases', 'Other names must be at most 120 characters'],
  ])('%j', (fields, field, message) => {
    expect(exerciseProblems(exercise(fields))).toEqual([{ field, message }]);
  });

  it('knows no other equipment', () => {
    const [problem, ...others] = exerciseProblems(exercise({ equipment: 'HOVERBOARD' as Equipment }));
    expect(problem).toMatchObject({
      field: 'equipment',
      message: expect.stringMatching(/^Equipment must be one of BODYWEIGHT, KETTLEBELL, .*AB_MAT$/),
    });
    expect(others).toEqual([]);
  });

  it('marks both fields when both are missing', () => {
    expect(exerciseProblems(exercise({ name: '', equipment: undefined })).map(({ field }) => field)).toEqual(['name', 'equipment']);
  });
});
