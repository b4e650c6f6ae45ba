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
    const failures = testResults.flatMap(({ testFilePath, testResults: tests, testExecError }) => {
      const file = relative(ROOT, testFilePath);
      const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => `${file} › ${fullName}`);
      return testExecError && failed.length === 0 ? [`${file} did not run`] : failed;
    });
    writeResults(this.project, { passed: numPassedTests, failures });
  }
}
