import { Recent } from './recent.js';

describe('Recent', () => {
  it('works a value out once, until it is forgotten', () => {
    const recent = new Recent<string>(2);
    const workOut = jest.fn((): string => 'worked out');
    for (let times = 0; times < 3; times += 1) expect(recent.get('a', workOut)).toBe('worked out');
    expect(workOut).toHaveBeenCalledTimes(1);
    recent.clear();
    recent.get('a', workOut);
    expect(workOut).toHaveBeenCalledTimes(2);
  });

  it('forgets what was asked for longest ago', () => {
    const recent = new Recent<number>(2);
    const workOut = jest.fn(() => 1);
    for (const key of ['a', 'b', 'a', 'c', 'a']) recent.get(key, workOut);
    expect(workOut).toHaveBeenCalledTimes(3);
    recent.get('b', workOut);
    expect(workOut).toHaveBeenCalledTimes(4);
  });
});
