import { atOnce, type Slices } from './long-work.js';
import { Recent } from './recent.js';

describe('Recent', () => {
  it('works a value out once', () => {
    const recent = new Recent<string>(2);
    const workOut = jest.fn(function* (): Slices<string> {
      return 'worked out';
    });
    for (let times = 0; times < 3; times += 1) expect(atOnce(recent.get('a', workOut))).toBe('worked out');
    expect(workOut).toHaveBeenCalledTimes(1);
  });

  it('forgets what was asked for longest ago', () => {
    const recent = new Recent<number>(2);
    const workOut = jest.fn(function* (): Slices<number> {
      return 1;
    });
    for (const key of ['a', 'b', 'a', 'c', 'a']) atOnce(recent.get(key, workOut));
    expect(workOut).toHaveBeenCalledTimes(3);
    atOnce(recent.get('b', workOut));
    expect(workOut).toHaveBeenCalledTimes(4);
  });
});
