import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

test('an old Node is told that it is too old before anything else happens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-old-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pretence = join(folder, 'pretence.cjs');
  writeFileSync(pretence, `Object.defineProperty(process, 'versions', { value: { node: '12.22.12' } });`);
  const { code, output } = await run(process.execPath, ['--require', pretence, inRoot('scripts/run.cjs'), 'start']);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    'CARDI needs Node 20 or newer; this is Node 12.22.12.',
    'Please install a current version from https://nodejs.org and try again.',
  ]);
});

test('a script runs with the arguments after its name', async () => {
  const { code, output } = await run(process.execPath, [inRoot('scripts/run.cjs'), 'build', 'nothing']);
  expect(code).toBe(1);
  expect(output).toContain('There is no build nothing');
});
