import { importProblems, importQuestion } from './import.js';

describe('import selection', () => {
  it('needs at least one WOD', () => {
    expect(importProblems([])).toEqual([{ field: 'wodNames', message: 'Please select at least one WOD to import' }]);
    expect(importProblems(['Fran'])).toEqual([]);
  });

  it('asks before it imports', () => {
    expect(importQuestion(3)).toBe('Import 3 WOD(s)? This will create missing exercises automatically.');
  });
});
