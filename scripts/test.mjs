import { changedFiles, projectCode } from './lib/changed-files.mjs';
import { whenParentEnds } from './lib/parent.mjs';
import { compiledModules } from './lib/programs.mjs';
import { lintedOf, quickOf } from './lib/quick.mjs';
import { reachedBy } from './lib/reach.mjs';
import { explain } from './lib/run.mjs';
import * as steps from './lib/steps.mjs';
import { failedLines, skippedLines, stepLine, totalLine } from './lib/summary.mjs';
import { walkedResources } from './lib/walked.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */

/**
 * The steps of each command: stages one after another, in a stage lanes side by side, in a lane steps one
 * after another. Arguments after `--` on the command line go to the test tool.
 * @type {Record<string, { setup: Parameters<typeof setup>[0]['for'], stages: (args: string[]) => Step[][][] | Promise<Step[][][]> }>}
 */
const suites = {
  all: {
    setup: 'test',
    stages: () => [
      [[steps.lint], [steps.format, steps.buildWeb, steps.buildDesktop, steps.types]],
      [[steps.unitTests()]],
      [[steps.stories()]],
    ],
  },
  validate: {
    setup: 'start',
    stages: async () => {
      const [changed, code] = [await changedFiles(), await projectCode()];
      const { tests } = reachedBy(changed, code);
      const quick = quickOf(tests, changed, code);
      console.log(`${quick.length} files of tests are near the change; it can reach ${tests.length}.`);
      // Of some walks through all endpoints nothing is left.
      const projects = [
        '--passWithNoTests',
        ...['unit', 'web', 'server-sqlite'].flatMap((name) => ['--project', name]),
      ];
      const walked = walkedResources(changed, code);
      if (walked) process.env.CARDI_WALKED_RESOURCES = walked.join(',');
      const lint = steps.lintOf(lintedOf(changed, code));
      return [[[lint], [steps.format, steps.types]], [[steps.unitTests([...projects, ...quick])]]];
    },
  },
  changed: {
    setup: 'test',
    stages: async ([base, ...args]) => {
      const { tests, stories } = reachedBy(await changedFiles(base), await projectCode());
      const [desktop, web] = [true, false].map((is) =>
        stories.filter((file) => file.startsWith('e2e/desktop/') === is),
      );
      console.log(`${tests.length} files of tests and ${stories.length} of stories can be reached by the change.`);
      return [
        [
          [steps.lint],
          [steps.format, ...(stories.length > 0 ? [steps.buildWeb, steps.buildDesktop] : []), steps.types],
        ],
        [tests.length > 0 ? [steps.unitTests([...tests, ...args])] : []],
        [web?.length ? [steps.browserTests([...web, ...args])] : []],
        [desktop?.length ? [steps.desktopTests([...desktop, ...args])] : []],
      ];
    },
  },
  unit: { setup: 'unit', stages: (args) => [[[steps.unitTests(args)]]] },
  e2e: { setup: 'e2e', stages: (args) => [[[steps.buildWeb]], [[steps.browserTests(args)]]] },
  desktop: {
    setup: 'test',
    stages: (args) => [
      [[steps.buildWeb], [steps.buildDesktop]],
      [[steps.desktopUnitTests()]],
      [[steps.desktopTests(args)]],
    ],
  },
};

// The tests start a hundred servers.
process.env.NODE_COMPILE_CACHE = compiledModules;

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));

const [name = 'all', ...args] = process.argv.slice(2);

await explain(async () => {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no such suite as ${name}; there are ${Object.keys(suites).join(', ')}.`);
  const results = /** @type {import('./lib/summary.mjs').StepResult[]} */ ([]);
  try {
    await setup({ for: suite.setup });
    for (const lanes of await suite.stages(args)) {
      await Promise.all(lanes.map((lane) => runLane(lane, results)));
    }
  } catch (error) {
    results.push({ name: 'set-up', seconds: 0, passed: 0, failed: 1, skipped: [] });
    throw error;
  } finally {
    const hasFailed = results.some(({ failed }) => failed > 0);
    if (hasFailed) process.exitCode = 1;
    // Printed last, after any error: the results of all steps again, because output may stand between them.
    const steps = hasFailed ? results.map(stepLine) : [];
    const closing = [...steps, ...skippedLines(results), ...failedLines(results), totalLine(results)];
    process.on('exit', () => console.log(closing.join('\n')));
  }
});

/**
 * @param {readonly Step[]} lane
 * @param {import('./lib/summary.mjs').StepResult[]} results
 */
async function runLane(lane, results) {
  for (const step of lane) {
    const started = performance.now();
    const broken = step.needs?.find((need) => results.some((result) => result.name === need && result.failed > 0));
    const outcome = broken
      ? { passed: 0, failed: 0, skipped: [{ name: step.name, reason: `"${broken}" failed` }], output: '' }
      : await step.run(name !== 'all' && name !== 'validate').catch(crashed);
    const result = { ...outcome, name: step.name, seconds: (performance.now() - started) / 1000 };
    results.push(result);
    console.log(stepLine(result));
    if (result.failed > 0 && outcome.output) console.log(outcome.output.trim());
  }
}

/** @param {Error} error of a step that could not even start its tool */
function crashed(error) {
  return { passed: 0, failed: 1, skipped: [], output: error.stack ?? error.message };
}
