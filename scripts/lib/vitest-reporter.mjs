import { firstLine, writeReport } from './test-report.mjs';

/** Writes the results of a vitest run, with the reason for each skipped test, for the summary of `npm test`. */
export default class SummaryReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message?: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const report = {
      passed: 0,
      failed: unhandledErrors.length,
      skipped: /** @type {import('./test-report.mjs').Skipped[]} */ ([]),
      failures: unhandledErrors.map(({ message }) => ({ name: 'outside any test', message: firstLine(message) })),
    };
    for (const module of modules) {
      // A file that fails to load, or a failing hook, has no failing test of its own.
      for (const suite of [module, ...module.children.allSuites()]) {
        const [error] = suite.errors();
        if (!error) continue;
        report.failed += 1;
        report.failures.push({ name: `${module.project.name}: ${module.moduleId}`, message: firstLine(error.message) });
      }
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') report.passed += 1;
        else if (result.state === 'failed') {
          report.failed += 1;
          const name = `${module.project.name}: ${test.fullName}`;
          report.failures.push({ name, message: firstLine(result.errors[0]?.message) });
        } else
          report.skipped.push({ name: `${module.project.name}: ${test.fullName}`, reason: reasonOf(test, result) });
      }
    }
    writeReport(report);
  }
}

/**
 * @param {import('vitest/node').TestCase} test
 * @param {import('vitest/node').TestResult} result
 */
function reasonOf(test, result) {
  if (result.state === 'skipped' && result.note) return result.note;
  if (result.state === 'pending') return 'it did not run';
  return test.options.mode === 'todo' ? 'it is still to be written' : undefined;
}
