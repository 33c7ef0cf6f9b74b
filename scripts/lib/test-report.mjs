import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { inRoot } from './paths.mjs';

/**
 * The result of a test tool's run.
 * @typedef {{ name: string, reason?: string }} Skipped
 * @typedef {{ name: string, message: string }} Failure the first line of what went wrong
 * @typedef {{ passed: number, failed: number, skipped: Skipped[], failures?: Failure[] }} Report
 */

/** The environment variable that names the reporter's output file. */
const variable = 'CARDI_TEST_REPORT';

/**
 * Used by the reporters inside the test tools: passes the report to the script that started the tool.
 * @param {Report} report
 */
export function writeReport(report) {
  const file = process.env[variable];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/**
 * The first line of an error's message, without colours.
 * @param {string | undefined} message
 */
export function firstLine(message = 'no reason given') {
  return stripVTControlCharacters(message).trim().split('\n', 1).join('').slice(0, 300);
}

/**
 * For the script that starts a tool: the environment that asks for a report, and a function that reads it. A tool
 * without a report, or with a failing exit code despite a good report, counts as one failure.
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
