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

test.skipIf(process.platform === 'win32')(
  'a signal is passed to the program, and its exit code is returned',
  async () => {
    const polite = `process.on('SIGTERM', () => process.exit(7)); console.log('ready'); ${endless}`;
    const { script, ended } = await start(program(polite));
    script.kill('SIGTERM');
    expect(await ended).toEqual([7, null]);
  },
);

test('when one of several programs ends, the others are ended too', async () => {
  const { ended } = await start(program(`console.log('done'); process.exit(5)`), program(endless));
  expect(await ended).toEqual([5, null]);
});

test.skipIf(process.platform === 'win32')('the programs end together with the shell that runs the script', async () => {
  const code = `import { together } from ${module}; together([${program(`console.log('ready'); ${endless}`)}])`;
  // With a single command the shell would be replaced by it.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, code]);
  const ended = once(shell.stdout, 'end');
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // The pipe closes when no process is left to write to it.
  await expect(ended).resolves.toEqual([]);
});
