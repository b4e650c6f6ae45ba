import { WOD_CATEGORIES, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, WOD_TYPES } from './wod-type.js';

describe('types and categories', () => {
  it('has the 7 types and 3 categories of the spec, each with its word', () => {
    expect(WOD_TYPES).toEqual(['EMOM', 'AMRAP', 'ROUNDS', 'LADDER', 'TABATA', 'FOR_TIME', 'CHIPPER_EMOM']);
    expect(WOD_CATEGORIES).toEqual(['HERO', 'BENCHMARK', 'CUSTOM']);
    expect(WOD_TYPES.map((type) => WOD_TYPE_LABEL[type])).toEqual(['EMOM', 'AMRAP', 'Rounds', 'Ladder', 'Tabata', 'For Time', 'Chipper EMOM']);
    expect(WOD_CATEGORIES.map((category) => WOD_CATEGORY_LABEL[category].one)).toEqual(['Hero', 'Benchmark', 'Custom']);
    expect(WOD_CATEGORIES.map((category) => WOD_CATEGORY_LABEL[category].many)).toEqual(['Hero WODs', 'Benchmark WODs', 'Custom WODs']);
  });
});
