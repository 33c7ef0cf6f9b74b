/**
 * A step of a test run and what it came to.
 * @typedef {import('./test-report.mjs').Report & { name: string, seconds: number, note?: string }} StepResult
 */

/**
 * One line for a step: whether it is in order, its counts, how long it took.
 * @param {StepResult} step
 */
export function stepLine({ name, seconds, passed, failed, skipped, note }) {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '-';
  const counts = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped.length > 0 && `${skipped.length} skipped`,
  ];
  const shown = note ?? counts.filter(Boolean).join(', ');
  return `${mark} ${name.padEnd(16)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${shown}`;
}

/**
 * The skipped tests, grouped by the reason for skipping them.
 * @param {readonly StepResult[]} steps
 */
export function skippedLines(steps) {
  const byReason = /** @type {Map<string, string[]>} */ (new Map());
  for (const { name, reason = 'no reason given' } of steps.flatMap((step) => step.skipped)) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), name]);
  }
  return [...byReason].flatMap(([reason, names]) => [`Skipped, ${reason}:`, ...names.map((name) => `  ${name}`)]);
}

/**
 * The failed tests, each with the first line of its error. Printed next to last, because build servers keep the end
 * of a long output.
 * @param {readonly StepResult[]} steps
 */
export function failedLines(steps) {
  const failures = steps.flatMap((step) => step.failures ?? []);
  return failures.length === 0 ? [] : ['Failed:', ...failures.map(({ name, message }) => `  ${name}: ${message}`)];
}

/**
 * The last line of every test run.
 * @param {readonly StepResult[]} steps
 */
export function totalLine(steps) {
  const sum = (/** @type {(step: StepResult) => number} */ count) =>
    steps.reduce((total, step) => total + count(step), 0);
  return `${sum((step) => step.passed)} passed, ${sum((step) => step.failed)} failed, ${sum((step) => step.skipped.length)} skipped`;
}
