// The results of a run of the browser journeys, for `npm test`.
import { relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { writeResults } from './results.mjs';

export default class ResultsReporter {
  /** @type {Set<import('@playwright/test/reporter').TestCase>} */
  #ended = new Set();

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    this.#ended.add(test);
  }

  onEnd() {
    const failed = [...this.#ended].filter((test) => !test.ok());
    const failures = failed.map(({ location, title }) => `${relative(ROOT, location.file)}:${location.line} › ${title}`);
    writeResults('e2e', { passed: this.#ended.size - failures.length, failures });
  }
}
