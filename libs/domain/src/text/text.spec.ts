import { foldText, isBlank, isWellFormed, nameKey, nameSlug } from './text.js';

describe('isBlank', () => {
  it.each([
    '',
    '  \n',
    '\u200b\u2060\ufeff',
    '\u2800\u3164',
    '\u00ad',
    '\ufe0f',
    '\u202e\u2066',
    '\ud800',
    '\u{e0067}\u{e007f}',
    '\u{1d159}',
    undefined,
  ])('%j is', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', '0', '.', '-', '\u0301', '💪🏽', '\u200b5\ufe0f\u20e3', 'عربي\u200f', '\u{1d15e}'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('isWellFormed', () => {
  it.each([
    ['', true],
    ['pass word', true],
    ['😀', true],
    ['\ud83d', false],
    ['a\ude00', false],
    ['\ude00\ud83d', false],
    ['😀\ud83d', false],
  ])('%j: %s', (text, expected) => {
    expect(isWellFormed(text)).toBe(expected);
  });
});

describe('foldText', () => {
  it.each([
    ['Pull-Up', 'pull-up'],
    ['Élan ÄÖÜ', 'elan aou'],
    ['E\u0301lan', 'elan'],
    ['ﬁt', 'fit'],
    ['', ''],
  ])('folds %p', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['Straße', 'STRASSE', 'STRAẞE'],
    ['ışık', 'IŞIK'],
    ['Οδός', 'ΟΔΟΣ', 'οδοσ'],
  ])('is the same for %s in capitals', (...texts) => {
    expect(new Set(texts.map(foldText)).size).toBe(1);
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
    ['Chest to Bar', ['Chests-to-bar']],
    ['Fiesta', ['Fiestas']],
    ['Air Squat', ['air squats', 'Air  Squat!']],
  ])('is the same for %s and its spellings', (name, spellings) => {
    expect(spellings.map(nameKey)).toEqual(spellings.map(() => nameKey(name)));
  });

  it('stays what it has been stored as', () => {
    expect(nameKey('Straßenläufe')).toBe('straßenlaufe');
  });

  it('keeps different names apart', () => {
    const names = [
      'Press',
      'Pres',
      'Push Press',
      'Push-up',
      'Pull-up',
      'Row',
      'Rope',
      'Ring Row',
      'Run',
      'Clean',
      'Squat Clean',
      'Jerk',
      'Dip',
      'Ring Dip',
      'Ski',
      'Swim',
      'Box Step-up',
      'Box Step-over',
      'Toes-to-bar',
      'Toes-to-rings',
      'T2B',
      'K2E',
      'Double-under',
      'Triple-under',
      'Pass',
      'Pas',
    ];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  it('never lets two names of nothing but signs meet', () => {
    expect(nameKey('!!')).not.toBe(nameKey('??'));
    expect(nameKey(' !! ')).toBe(nameKey('!!'));
  });
});

test.each([
  ['Fran', 'fran'],
  ['Fight Gone Bad', 'fight-gone-bad'],
  ['Cindy’s  Mile', 'cindys-mile'],
  ['Tabata This!', 'tabata-this'],
  ['Clean & Jerk', 'clean-and-jerk'],
  ['Ünbroken 21-15-9', 'unbroken-21-15-9'],
  ['fight-gone-bad', 'fight-gone-bad'],
])('"%s" is "%s" in an address', (name, slug) => {
  expect(nameSlug(name)).toBe(slug);
});
