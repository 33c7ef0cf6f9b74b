import { whenParentEnds } from './lib/parent.mjs';
import { explain } from './lib/run.mjs';
import * as steps from './lib/steps.mjs';
import { skippedLines, stepLine, totalLine } from './lib/summary.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */

/**
 * What each command runs: stages one after another, in a stage lanes side by side, in a lane steps one
 * after another. What follows `--` on the command line goes to the test tool.
 * @type {Record<string, { setup: Parameters<typeof setup>[0]['for'], stages: (args: string[]) => Step[][][] }>}
 */
const suites = {
  all: {
    setup: 'test',
    stages: () => [
      [
        [steps.format, steps.lint, steps.types],
        [steps.buildWeb, steps.buildDesktop],
      ],
      [[steps.unitTests()]],
      [[steps.browserTests()]],
      [[steps.desktopTests()]],
    ],
  },
  validate: {
    setup: 'start',
    stages: () => [
      [[steps.format, steps.lint], [steps.types]],
      [[steps.unitTests(['--project', 'unit', '--project', 'web', '--project', 'server-sqlite'])]],
    ],
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

whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));

const [name = 'all', ...args] = process.argv.slice(2);

await explain(async () => {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no such suite as ${name}; there are ${Object.keys(suites).join(', ')}.`);
  const results = /** @type {import('./lib/summary.mjs').StepResult[]} */ ([]);
  try {
    await setup({ for: suite.setup });
    for (const lanes of suite.stages(args)) {
      await Promise.all(lanes.map((lane) => runLane(lane, results)));
    }
  } catch (error) {
    results.push({ name: 'set-up', seconds: 0, passed: 0, failed: 1, skipped: [] });
    throw error;
  } finally {
    const hasFailed = results.some(({ failed }) => failed > 0);
    if (hasFailed) process.exitCode = 1;
    // Last of all, after the sentence of an error: what the steps came to, again where output stands between.
    const closing = [...(hasFailed ? results.map(stepLine) : []), ...skippedLines(results), totalLine(results)];
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
