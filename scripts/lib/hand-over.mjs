import { spawn } from 'node:child_process';

import { whenParentEnds } from './parent.mjs';
import { root } from './paths.mjs';

/**
 * @typedef {object} Program
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Record<string, string | undefined>} [env] added to this process's environment
 */

/**
 * Runs a program in this terminal as if it had been typed here: signals go to it, and this process
 * ends with its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Program['env']} [env]
 */
export function handOver(command, args, env) {
  together([{ command, args, env }]);
}

/**
 * Runs programs side by side in this terminal. When one ends, the others are ended, and its exit code becomes ours.
 * @param {readonly Program[]} programs
 */
export function together(programs) {
  const children = programs.map(({ command, args, env }) =>
    spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }),
  );
  const endAll = (/** @type {NodeJS.Signals} */ signal) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to all of them; sending a second signal would mean "at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      endAll(signal);
    });
  }
  whenParentEnds(() => endAll('SIGTERM'));
  for (const child of children) {
    child.on('error', (error) => {
      console.error(error.message);
      process.exitCode ??= 127;
    });
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 1;
      endAll('SIGTERM');
    });
  }
}
