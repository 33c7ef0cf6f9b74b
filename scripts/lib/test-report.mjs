import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { inRoot } from './paths.mjs';

/**
 * What a test tool's run came to.
 * @typedef {{ name: string, reason?: string }} Skipped
 * @typedef {{ passed: number, failed: number, skipped: Skipped[] }} Report
 */

/** Names the file a tool's reporter writes to. */
const variable = 'CARDI_TEST_REPORT';

/**
 * For the reporters inside the test tools: hands the report to the script that started the tool.
 * @param {Report} report
 */
export function writeReport(report) {
  const file = process.env[variable];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/**
 * For the script that starts a tool: the environment that asks for a report, and a way to read it.
 * A tool that ended without one, or badly in spite of a good one, counts as one failure.
 * @param {string} name of the step
 */
export function expectReport(name) {
  const file = inRoot('.cache', 'test-reports', `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return {
    env: { [variable]: file },
    /**
     * @param {number} code the tool's exit code
     * @returns {Report}
     */
    read(code) {
      const report = parse(file);
      return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
    },
  };
}

/**
 * @param {string} file
 * @returns {Report}
 */
function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  }
}
