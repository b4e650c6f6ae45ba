import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Child } from './child.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** @returns the path of a script */
async function script(text: string): Promise<string> {
  const file = join(temporaryFolder(), 'script.cjs');
  await writeFile(file, text);
  return file;
}

it('hands over what a script first says, and its answers', async () => {
  const echo = await script("process.on('message', (message) => process.send({ message })); process.send({ said: process.env.SAY });");
  const { child, ready } = await Child.start(echo, { SAY: 'hello' });
  expect(ready).toEqual({ said: 'hello' });
  expect(await child.ask(1)).toEqual({ message: 1 });
  await child.stop();
  await expect(child.ask(2)).rejects.toThrow('ended');
});

it('says what a script fails with, and that it ended instead of an answer', async () => {
  const failing = await script(
    "process.on('message', (message) => (message === 'fail' ? process.send({ error: 'It failed.' }) : process.exit(3))); process.send({});",
  );
  const { child } = await Child.start(failing);
  await expect(child.ask('fail')).rejects.toThrow('It failed.');
  await expect(child.ask('end')).rejects.toThrow('code 3');
  await expect(Child.start(await script('process.exit(4)'))).rejects.toThrow('code 4');
});
