import { firstLine, writeReport } from './test-report.mjs';

/** Writes the results of a Playwright run, with the reason for each skipped test, for the summary of `npm test`. */
export default class SummaryReporter {
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  #suite;
  #errors = /** @type {import('@playwright/test/reporter').TestError[]} */ ([]);

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /**
   * An error outside any test, such as a spec that cannot be loaded.
   * @param {import('@playwright/test/reporter').TestError} error
   */
  onError(error) {
    this.#errors.push(error);
  }

  onEnd() {
    const report = {
      passed: 0,
      failed: this.#errors.length,
      skipped: /** @type {import('./test-report.mjs').Skipped[]} */ ([]),
      failures: this.#errors.map((error) => ({ name: 'outside any test', message: firstLine(error.message) })),
    };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') report.skipped.push({ name: nameOf(test), reason: reasonOf(test) });
      else if (outcome === 'expected') report.passed += 1;
      else {
        report.failed += 1;
        const error = test.results.find((result) => result.error)?.error;
        report.failures.push({ name: nameOf(test), message: firstLine(error?.message ?? outcome) });
      }
    }
    writeReport(report);
  }

  /** Leaves the terminal to the other reporters. */
  printsToStdio() {
    return false;
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
const nameOf = (test) => {
  const [, project = '', , ...titles] = test.titlePath();
  return `${project}: ${titles.join(' > ')}`;
};

/** @param {import('@playwright/test/reporter').TestCase} test */
function reasonOf(test) {
  const annotations = [...test.annotations, ...test.results.flatMap((result) => result.annotations)];
  const described = annotations.find(({ type, description }) => (type === 'skip' || type === 'fixme') && description);
  return described?.description ?? (test.expectedStatus === 'skipped' ? undefined : 'it did not run');
}
