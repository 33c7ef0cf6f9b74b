import { expect, test } from 'vitest';

import { run } from './run.mjs';

const node = (code: string, options = {}) => run(process.execPath, ['-e', code], options);

test('returns the exit code and the output', async () => {
  const code = 'console.log(process.env.WORD); console.error("and error"); process.exit(3)';
  const result = await node(code, { env: { WORD: 'output' } });
  expect(result).toMatchObject({ code: 3, timedOut: false });
  expect(result.output.split('\n').toSorted()).toEqual(['', 'and error', 'output']);
});

test.skipIf(process.platform === 'win32')('names the signal that ended a program', async () => {
  const { code, output } = await node('process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)');
  expect({ code, output }).toEqual({ code: 1, output: '\nIt was ended by SIGTERM.' });
});

test('a missing program is a result, not an exception', async () => {
  expect(await run('cardi-has-no-such-program', [])).toMatchObject({ code: 127, timedOut: false });
});

test.skipIf(process.platform === 'win32')(
  'the time limit also ends the programs that the program has started',
  async () => {
    // Both programs write to the same pipe, so the result arrives only when both have ended.
    const endless = 'setInterval(() => {}, 1000)';
    const code = `require('child_process').spawn(process.execPath, ['-e', '${endless}'], { stdio: 'inherit' }); ${endless}`;
    expect(await node(code, { timeoutMs: 500 })).toMatchObject({ timedOut: true });
  },
);
