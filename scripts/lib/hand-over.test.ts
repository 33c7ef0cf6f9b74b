import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'vitest';

import { inRoot } from './paths.mjs';

const module = JSON.stringify(inRoot('scripts', 'lib', 'hand-over.mjs'));
const program = (code: string) => `{ command: process.execPath, args: ['-e', ${JSON.stringify(code)}] }`;
const endless = 'setInterval(() => {}, 1000)';

/** A script that runs these programs together; resolves once the first of them has printed something. */
async function start(...programs: string[]) {
  const code = `import { together } from ${module}; together([${programs.join(',')}])`;
  const script = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(script, 'exit');
  await once(script.stdout, 'data');
  return { script, ended };
}

test.skipIf(process.platform === 'win32')('a signal goes to the program, whose exit code comes back', async () => {
  const polite = `process.on('SIGTERM', () => process.exit(7)); console.log('ready'); ${endless}`;
  const { script, ended } = await start(program(polite));
  script.kill('SIGTERM');
  expect(await ended).toEqual([7, null]);
});

test('when one of several programs ends, so do the others', async () => {
  const { ended } = await start(program(`console.log('done'); process.exit(5)`), program(endless));
  expect(await ended).toEqual([5, null]);
});

test.skipIf(process.platform === 'win32')('the programs end with the shell that runs the script', async () => {
  const code = `import { together } from ${module}; together([${program(`console.log('ready'); ${endless}`)}])`;
  // Two commands, so that the shell stays instead of becoming the first of them.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, code]);
  const ended = once(shell.stdout, 'end');
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // The pipe comes to its end when nobody is left to write to it.
  await expect(ended).resolves.toEqual([]);
});
