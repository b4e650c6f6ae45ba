import { LIMITS } from './limits.js';

describe('LIMITS', () => {
  it('has the numbers of spec sections 5 and 9', () => {
    expect(LIMITS).toMatchObject({
      listPageSize: 12,
      homeRecent: 6,
      adminPageSize: 10,
      defaultPageSize: 10,
      defaultRecent: 5,
      maxPageSize: 1000,
      searchDebounceMs: 500,
      searchMinLength: 2,
      passwordMin: 6,
      passwordMax: 200,
      metaDescriptionLength: 160,
      videoIdLength: 11,
      weightStep: 0.5,
      startRepsMin: 2,
      startRepsMax: 50,
      startRepsDefault: 10,
      defaultReps: 10,
      tabataCyclesMin: 1,
      tabataCyclesMax: 10,
    });
  });
});
