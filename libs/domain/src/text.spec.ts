import { foldText, nameKey } from './text.js';

describe('foldText', () => {
  it.each([['Pull-Up', 'pull-up'], ['Élan ÄÖÜ', 'elan aou'], ['E\u0301lan', 'elan'], ['ﬁt', 'fit'], ['', '']])('folds %p', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('nameKey', () => {
  it.each([
    ['Pull-up', ['Pull-ups', 'pull up', 'Pullup', 'PULLUPS', 'Pull ups', ' pull–up ', 'Púll-up']],
    ['Push Press', ['Push Presses', 'push-press']],
    ['Snatch', ['Snatches']],
    ['Box Jump', ['Box Jumps', 'box-jump']],
    ['Sandbag Carry', ['Sandbag Carries']],
    ['Walking Lunge', ['Walking Lunges']],
    ['Farmers Carry', ["Farmer's Carry", 'Farmer’s Carries', 'Farmer Carry']],
    ['Clean and Jerk', ['Clean & Jerk', 'Clean-and-Jerks', 'Cleans and Jerks', 'CLEAN&JERK']],
    ['Burpee over the Bar', ['Burpees over the Bar']],
    ['Knees-to-elbows', ['Knees to Elbow', 'Knee to elbows']],
    ['Hanging Hip Touch', ['Hanging Hip Touches']],
    ['Air Squat', ['air squats', 'Air  Squat!']],
  ])('is the same for %s and its spellings', (name, spellings) => {
    expect(spellings.map(nameKey)).toEqual(spellings.map(() => nameKey(name)));
  });

  it('keeps different names apart', () => {
    const names = [
      'Press', 'Pres', 'Push Press', 'Push-up', 'Pull-up', 'Row', 'Rope', 'Ring Row', 'Run', 'Clean', 'Squat Clean', 'Jerk', 'Dip', 'Ring Dip',
      'Ski', 'Swim', 'Box Step-up', 'Box Step-over', 'Toes-to-bar', 'Toes-to-rings', 'T2B', 'K2E', 'Double-under', 'Triple-under', 'Pass', 'Pas',
    ];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  it('never lets two names of nothing but signs meet', () => {
    expect(nameKey('!!')).not.toBe(nameKey('??'));
  });
});
