import { loginProblems, passwordProblems } from './account-problems.js';

describe('loginProblems', () => {
  it.each([
    ['admin', 'secret', []],
    ['', 'secret', ['username: Username is required']],
    ['  ', 'secret', ['username: Username is required']],
    ['admin', '', ['password: Password is required']],
    ['admin', ' ', []],
    ['', '', ['username: Username is required', 'password: Password is required']],
    ['\u200b\u2800', 'secret', ['username: Username is required']],
    ['admin\ud800', '\ud800\udbff', ['username: Username has a character that is not valid', 'password: Password has a character that is not valid']],
    ['😀', '😀', []],
  ])('%p and %p', (username, password, problems) => {
    expect(loginProblems({ username, password }).map(({ field, message }) => `${field}: ${message}`)).toEqual(problems);
  });
});

describe('passwordProblems', () => {
  const REQUIRED = 'All fields are required';
  const SHORT = 'New password must be at least 6 characters';
  const LONG = 'New password must be at most 200 characters';
  const MISMATCH = 'New passwords do not match';

  it.each<[string, string, string, [string, string][]]>([
    ['old', '123456', '123456', []],
    ['old', '      ', '      ', []],
    ['old', 'x'.repeat(200), 'x'.repeat(200), []],
    ['', '', '', [['currentPassword', REQUIRED]]],
    ['', '123456', '123456', [['currentPassword', REQUIRED]]],
    ['old', '', '123456', [['newPassword', REQUIRED]]],
    ['old', '123', '', [['confirmation', REQUIRED]]],
    ['old', '12345', '12345', [['newPassword', SHORT]]],
    [
      'old',
      '12345',
      '123456',
      [
        ['newPassword', SHORT],
        ['confirmation', MISMATCH],
      ],
    ],
    ['old', 'x'.repeat(201), 'x'.repeat(201), [['newPassword', LONG]]],
    ['old', '123456', '123457', [['confirmation', MISMATCH]]],
    ['old', '123456', '123456 ', [['confirmation', MISMATCH]]],
    ['\ud800', '123456', '123456', [['currentPassword', 'Current password has a character that is not valid']]],
    ['old', '\udfff'.repeat(6), '\udfff'.repeat(6), [['newPassword', 'New password has a character that is not valid']]],
  ])('%p, %p, %p', (currentPassword, newPassword, confirmation, problems) => {
    expect(passwordProblems({ currentPassword, newPassword, confirmation })).toEqual(problems.map(([field, message]) => ({ field, message })));
  });
});
