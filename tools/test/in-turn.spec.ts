// Work that only one process at a time may do, such as a build.
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { join } from 'node:path';
import { inTurn } from '../in-turn.mjs';

const file = join(temporaryFolder(), 'built');

/** Something long that is under way. @returns ends it */
async function underWay(): Promise<{ end: () => void; ended: Promise<void> }> {
  let end: () => void = () => undefined;
  let ended = Promise.resolve();
  await new Promise<void>((begun) => {
    ended = inTurn(
      file,
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
          begun();
        }),
    );
  });
  return { end, ended };
}

test('whoever comes meanwhile is told, and goes on once it has ended', async () => {
  const first = await underWay();
  const order: string[] = [];
  let second: Promise<unknown> = Promise.resolve();
  await new Promise<void>((onWait) => {
    second = inTurn(file, async () => order.push('second'), { onWait });
  });
  order.push('first ends');
  first.end();
  await Promise.all([first.ended, second]);
  expect(order).toEqual(['first ends', 'second']);
});

test('nobody waits for ever', async () => {
  const { end, ended } = await underWay();
  await expect(inTurn(file, async () => undefined, { waitMs: 40 })).rejects.toMatchObject({ code: 'ELOCKED' });
  end();
  await ended;
});

test('where nothing can be written nobody waits for that to change', async () => {
  await expect(inTurn(join(file, 'nowhere', 'built'), async () => undefined)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('work that fails says so, and keeps nobody waiting', async () => {
  await expect(inTurn(file, () => Promise.reject(new Error('nothing was built')))).rejects.toThrow('nothing was built');
  expect(
    await inTurn(file, async () => 'built', {
      onWait: () => {
        throw new Error('There is nobody to wait for.');
      },
    }),
  ).toBe('built');
});
