// A child process that lints made-up files with the workspace's own configuration, as if they were where their paths say.
import { ESLint } from 'eslint';
import { createProjectGraphAsync } from 'nx/src/devkit-exports.js';
import { ROOT } from '../paths.mjs';

// The rule about projects reads nx's graph from its cache; without one it says nothing.
await createProjectGraphAsync();
const eslint = new ESLint({ cwd: ROOT });

/** @param {{ file: string, text: string }} madeUp its path from the workspace root, and what it contains */
async function lint({ file, text }) {
  const [result] = await eslint.lintText(text, { filePath: ROOT + file });
  return { findings: (result?.messages ?? []).map(({ ruleId, line, message }) => ({ rule: ruleId, line, message })) };
}

process.on('message', (/** @type {{ file: string, text: string }} */ madeUp) => {
  void lint(madeUp).then(
    (answer) => process.send?.(answer),
    (error) => process.send?.({ error: String(error) }),
  );
});
process.send?.({});
