import { createInterface } from 'node:readline/promises';

/**
 * Asks on the terminal, where only "yes" means yes. Without one it asks nobody, and says that nothing was changed.
 * @param {string} question
 * @param {string} withYes what --yes does: "it is replaced"
 */
export async function answersYes(question, withYes) {
  if (!process.stdin.isTTY) {
    console.log(`Nothing was changed. With --yes ${withYes}.`);
    return false;
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} (yes/no) `);
  prompt.close();
  return answer.trim().toLowerCase() === 'yes';
}
