import { spawn } from 'node:child_process';

import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to this process's environment
 * @property {boolean} [show] whether the program writes to this terminal instead of being captured
 * @property {number} [timeoutMs] after which the program and what it started are ended
 */

/**
 * @typedef {object} RunResult
 * @property {number} code the exit code; 1 where there is none, 127 where it could not be started
 * @property {string} output standard output and error together, empty with `show`
 * @property {boolean} timedOut
 */

/** Programs in their own process group, which Ctrl+C does not reach. */
const leaders = /** @type {Set<import('node:child_process').ChildProcess>} */ (new Set());

/**
 * Runs a program to its end and never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { env = {}, show = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      detached: timeoutMs !== undefined && process.platform !== 'win32',
    });
    let output = '';
    let timedOut = false;
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    const stopTimer = timeoutMs === undefined ? () => {} : limit(child, timeoutMs, () => (timedOut = true));
    child.on('error', (error) => {
      stopTimer();
      resolve({ code: 127, output: error.message, timedOut });
    });
    child.on('close', (code, signal) => {
      stopTimer();
      const ending = signal && !timedOut ? `\nIt was ended by ${signal}.` : '';
      resolve({ code: code ?? 1, output: output + ending, timedOut });
    });
  });
}

/**
 * Ends a program, and what it started, after a time or when this process is asked to end.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} timeoutMs
 * @param {() => void} onTimeout
 * @returns {() => void} to be called when the program has ended by itself
 */
function limit(child, timeoutMs, onTimeout) {
  if (leaders.size === 0) for (const signal of endSignals) process.on(signal, endAll);
  leaders.add(child);
  const timer = setTimeout(() => {
    onTimeout();
    endGroup(child);
  }, timeoutMs);
  return () => {
    clearTimeout(timer);
    leaders.delete(child);
    if (leaders.size === 0) for (const signal of endSignals) process.off(signal, endAll);
  };
}

const endSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

function endAll() {
  for (const child of leaders) endGroup(child);
  process.exit(130);
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  if (process.platform === 'win32' || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

/**
 * Runs a script's main function. An expected error prints its sentence; a bug prints its stack trace.
 * @param {() => Promise<void>} work
 */
export async function explain(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error && error.constructor === Error ? error.message : error);
    process.exitCode = 1;
  }
}
