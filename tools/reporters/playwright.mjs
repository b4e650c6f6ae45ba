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
    const tests = [...this.#ended];
    const failures = tests.filter((test) => !test.ok()).map(nameOf);
    const unsteady = tests.filter((test) => test.outcome() === 'flaky').map(nameOf);
    writeResults('e2e', { passed: tests.length - failures.length, failures, unsteady });
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
const nameOf = ({ location, title }) => `${relative(ROOT, location.file)}:${location.line} › ${title}`;
