import { readdirSync } from 'node:fs';

import { compiledModules } from '../scripts/lib/programs.mjs';
import { type Benchmark, formatFigures, isHeld } from './support/report.ts';

/**
 * `npm run bench [-- name … [--option …]]` runs the named benchmarks, or all of them. Each is a file in this folder
 * that exports `run`. The exit code is 1 if a figure misses its bound.
 */
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}

// Servers start as `npm start` starts them.
process.env.NODE_COMPILE_CACHE = compiledModules;

for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n${name}`);
  const { run } = (await import(`./${name}.ts`)) as { run: Benchmark };
  const figures = await run(options);
  console.log(formatFigures(figures));
  if (!figures.every(isHeld)) process.exitCode = 1;
}
