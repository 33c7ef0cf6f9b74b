import { expect, test } from 'vitest';

import { run } from './run.mjs';

const node = (code: string, options = {}) => run(process.execPath, ['-e', code], options);

test('gives the exit code and what was printed', async () => {
  const code = 'console.log(process.env.WORD); console.error("and error"); process.exit(3)';
  const result = await node(code, { env: { WORD: 'output' } });
  expect(result).toMatchObject({ code: 3, timedOut: false });
  expect(result.output.split('\n').toSorted()).toEqual(['', 'and error', 'output']);
});

test.skipIf(process.platform === 'win32')('says which signal ended a program', async () => {
  const { code, output } = await node('process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)');
  expect({ code, output }).toEqual({ code: 1, output: '\nIt was ended by SIGTERM.' });
});

test('a program that is not there is a result, not an exception', async () => {
  expect(await run('cardi-has-no-such-program', [])).toMatchObject({ code: 127, timedOut: false });
});

test.skipIf(process.platform === 'win32')('the time limit ends what the program has started, too', async () => {
  // Both write to the same pipe, so the result comes only when neither is left.
  const endless = 'setInterval(() => {}, 1000)';
  const code = `require('child_process').spawn(process.execPath, ['-e', '${endless}'], { stdio: 'inherit' }); ${endless}`;
  expect(await node(code, { timeoutMs: 500 })).toMatchObject({ timedOut: true });
});
