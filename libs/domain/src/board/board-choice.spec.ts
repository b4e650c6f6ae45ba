import { boardChoiceCookie, boardChoiceText, changedChoice, readBoardChoice, USUAL_CHOICE } from './board-choice.js';

test.each([
  [{}, 'kg.rx'],
  [{ board: 'lb.scaled' }, 'lb.scaled'],
  [{ board: 'lb.scaled', '__Host-board': 'kg.beginner' }, 'kg.beginner'],
  [{ board: 'lb' }, 'lb.rx'],
  [{ board: 'stone.beginner' }, 'kg.beginner'],
  [{ board: 'lb.constructor.scaled' }, 'lb.rx'],
  [{ board: '__proto__' }, 'kg.rx'],
  [{ board: '"><script>' }, 'kg.rx'],
  [{ board: '' }, 'kg.rx'],
])('the cookies %j say %s', (cookies, choice) => {
  expect(boardChoiceText(readBoardChoice(cookies))).toBe(choice);
});

test('a change keeps what it does not name', () => {
  const choice = { unit: 'lb', level: 'scaled' } as const;
  expect(changedChoice(choice, { level: 'beginner' })).toEqual({ unit: 'lb', level: 'beginner' });
  expect(changedChoice(choice, { unit: 'kg', level: null })).toEqual({ unit: 'kg', level: 'scaled' });
  expect(changedChoice(choice, { unit: 'KG', level: 'elite' })).toEqual(choice);
});

test('the cookie lasts 400 days, for this site alone', () => {
  expect(boardChoiceCookie({ unit: 'lb', level: 'scaled' }, 'http://localhost:3000')).toBe('board=lb.scaled; Path=/; Max-Age=34560000; SameSite=Lax');
  expect(boardChoiceCookie(USUAL_CHOICE, 'https://wod.example')).toBe('__Host-board=kg.rx; Path=/; Max-Age=34560000; SameSite=Lax; Secure');
});
