// The results of a Jest run, for `npm test`.
import { relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { writeResults } from './results.mjs';

export default class ResultsReporter {
  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.project = relative(ROOT, rootDir);
  }

  /** @param {unknown} _tests @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_tests, { numPassedTests, testResults }) {
    const named = testResults.flatMap(({ testFilePath, testResults: tests }) => {
      const file = relative(ROOT, testFilePath);
      return tests.map(({ fullName, status, invocations = 1 }) => ({ name: `${file} › ${fullName}`, status, invocations }));
    });
    const failed = named.filter(({ status }) => status === 'failed').map(({ name }) => name);
    const notRun = testResults.filter(({ testExecError, testResults: tests }) => testExecError && !tests.some(({ status }) => status === 'failed'));
    const failures = [...failed, ...notRun.map(({ testFilePath }) => `${relative(ROOT, testFilePath)} did not run`)];
    const unsteady = named.filter(({ status, invocations }) => status === 'passed' && invocations > 1).map(({ name }) => name);
    writeResults(this.project, { passed: numPassedTests, failures, unsteady });
  }
}
