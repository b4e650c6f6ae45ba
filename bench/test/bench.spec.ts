import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const inline = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** What is built from the workspace's libraries isn't there, as in a fresh clone. */
const unbuilt = inline(`
  export async function resolve(name, context, next) {
    if (name.startsWith('@wod/domain') || name.startsWith('@wod/catalogue')) throw new Error(name + ' is not built');
    return next(name, context);
  }`);

it('starts where nothing is built yet', async () => {
  const file = join(__dirname, '../src/bench.mjs');
  const hook = inline(`import { register } from 'node:module'; register(${JSON.stringify(unbuilt)});`);
  const started = promisify(execFile)(process.execPath, ['--import', hook, file, 'no-such-part']);
  await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('usage: npm run bench') });
});
