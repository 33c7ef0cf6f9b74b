import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { createLogOutput, type LogOutput } from './log-output.ts';

const flushed = (output: LogOutput) => new Promise<void>((resolve) => output.flush(resolve));

test('lines arrive complete and in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fd = openSync(join(folder, 'log'), 'w');
  const output = createLogOutput(fd, () => expect.unreachable());
  const lines = Array.from({ length: 5000 }, (_, number) => `line ${number}\n`);
  for (const line of lines) output.write(line);
  await flushed(output);
  closeSync(fd);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(lines.join(''));
});

test.skipIf(!existsSync('/dev/full'))(
  'R8: lines that a full disk does not accept are counted and dropped, and nothing waits for them',
  async () => {
    const fd = openSync('/dev/full', 'w');
    let lost = 0;
    const output = createLogOutput(fd, (lines) => (lost += lines));
    for (let round = 1; round <= 3; round += 1) {
      for (let line = 0; line < 10; line += 1) output.write('a line\n');
      await flushed(output);
      expect(lost).toBe(10 * round);
    }
    closeSync(fd);
  },
);
