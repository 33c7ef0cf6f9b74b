import { availableParallelism } from 'node:os';

import { builds, isFresh, make } from './builds.mjs';
import { inRoot } from './paths.mjs';
import { modernNode, toolEnv, toolFile } from './programs.mjs';
import { run } from './run.mjs';
import { expectReport } from './test-report.mjs';

/**
 * A step runs a tool and says what came of it; `output` is what a person needs when it failed.
 * @typedef {import('./test-report.mjs').Report & { output: string, note?: string }} Outcome
 * @typedef {{ name: string, needs?: readonly string[], run: (show: boolean) => Promise<Outcome> }} Step
 */

/** Far longer than any step takes; ends a step that hangs. */
const timeoutMs = 30 * 60_000;

/**
 * For the linter and tsc, which are Go programs (decision 103). Half of the cores, because each thread works out the
 * types for itself, and other steps run beside. Rubbish is collected less often than usual, up to a size.
 */
const goEnv = {
  GOMAXPROCS: `${Math.max(1, Math.floor(availableParallelism() / 2))}`,
  GOGC: '400',
  GOMEMLIMIT: '3GiB',
};

const programs = ['contract', 'server', 'bench', 'src', 'src/tsconfig.test.json', 'electron', 'e2e', 'scripts'];

export const format = check('format', () => [[toolFile('@biomejs/biome'), 'check', '--error-on-warnings', '.']]);
export const lint = lintOf(['.']);
/** @param {readonly string[]} paths */
export function lintOf(paths) {
  return check('lint', () =>
    paths.length > 0 ? [[toolFile('oxlint'), '--type-aware', '--deny-warnings', ...paths]] : [],
  );
}
/**
 * tsc keeps its last results, so it checks only what has changed since. The programs run side by side, so each has one
 * thread that checks.
 */
export const types = check('types', () =>
  programs.map((name) => {
    const found = inRoot('node_modules', '.cache', 'types', `${name.replaceAll('/', '-')}.tsbuildinfo`);
    const kept = ['--incremental', '--tsBuildInfoFile', found];
    return [toolFile('typescript', 'tsc'), '-p', name, '--checkers', '1', ...kept];
  }),
);

export const buildWeb = build(builds.web);
export const buildDesktop = build(builds.desktop);

/**
 * vitest, all projects or those named.
 * @param {readonly string[]} [args]
 */
export const unitTests = (args = []) => vitest('unit tests', args);

/** The desktop app's tests, with a real keyring and cache, under Node. */
export const desktopUnitTests = () => vitest('desktop units', ['--project', 'desktop']);

/** @param {readonly string[]} [args] */
export const browserTests = (args = []) =>
  playwright('browser tests', [buildWeb.name], [...args, '--project=web-sqlite', '--project=web-postgres']);

/** @param {readonly string[]} [args] */
export const desktopTests = (args = []) =>
  playwright('desktop tests', [buildWeb.name, buildDesktop.name], [...args, '--project=desktop-app']);

/** Both in one run, so that no worker is idle while the other kind has a long story left. */
export const stories = () => playwright('stories', [buildWeb.name, buildDesktop.name], []);

/**
 * A check that is in order or not, by one or several runs of a tool side by side.
 * @param {string} name
 * @param {() => readonly (readonly string[])[]} commands
 * @returns {Step}
 */
function check(name, commands) {
  return {
    name,
    run: async () => {
      const results = await Promise.all(
        commands().map((args) => run(modernNode(), args, { env: { ...toolEnv(), ...goEnv }, timeoutMs })),
      );
      const failed = results.filter(({ code }) => code !== 0);
      return verdict(failed.length === 0, failed.map(({ output }) => output.trim()).join('\n'));
    },
  };
}

/**
 * @param {import('./builds.mjs').Build} target
 * @returns {Step}
 */
function build(target) {
  return {
    name: `build ${target.output.replace('dist/', '')}`,
    run: async () => {
      if (isFresh(target)) return { ...verdict(true, ''), note: 'is up to date' };
      const { code, output } = await make(target);
      return verdict(code === 0, output);
    },
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Step}
 */
function vitest(name, args) {
  const reporters = ['--reporter=dot', '--reporter=./scripts/lib/vitest-reporter.mjs'];
  const command = () => [toolFile('vitest'), 'run', '--silent=passed-only', ...reporters, ...args];
  return { name, run: (show) => count(name, command(), { show }) };
}

/**
 * @param {string} name
 * @param {readonly string[]} needs names of steps it cannot do without
 * @param {readonly string[]} args
 * @returns {Step}
 */
function playwright(name, needs, args) {
  const command = (/** @type {string} */ reporter) => [
    toolFile('@playwright/test', 'playwright'),
    'test',
    `--reporter=${reporter},./scripts/lib/playwright-reporter.mjs`,
    ...args,
  ];
  // Playwright decides about colours itself, and Node warns when the two variables contradict.
  const env = { NO_COLOR: undefined };
  return { name, needs, run: (show) => count(name, command(show ? 'list' : 'dot'), { show, env }) };
}

/**
 * Runs a test tool whose reporter counts.
 * @param {string} name
 * @param {readonly string[]} command
 * @param {{ show: boolean, env?: Record<string, undefined> }} options
 * @returns {Promise<Outcome>}
 */
async function count(name, command, { show, env }) {
  const report = expectReport(name);
  const options = { env: { ...toolEnv(), ...env, ...report.env }, show, timeoutMs };
  const { code, output, timedOut } = await run(modernNode(), command, options);
  const late = timedOut ? `\nIt was ended after ${timeoutMs / 60_000} minutes.` : '';
  return { ...report.read(code), output: output + late };
}

/**
 * @param {boolean} isFine
 * @param {string} output
 * @returns {Outcome}
 */
function verdict(isFine, output) {
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: [], output };
}
