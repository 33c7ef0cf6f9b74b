import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { isFresh, make, makeIfStale } from './builds.mjs';
import { inRoot, root } from './paths.mjs';

/** A build whose sources are a folder and whose output is another; the tool is `code`. */
function project(code: string) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(inRoot('.cache', 'builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  const change = (name: string) => writeFileSync(join(folder, 'src', name), String(Math.random()));
  change('a.ts');
  const at = (name: string) => relative(root, join(folder, name));
  const build = { name: 'trial', output: at('out'), sources: [at('src')], command: () => ['-e', code] };
  return { build, change };
}

test('a build is stale until it is made, and again when a source is changed or added', async () => {
  const { build, change } = project('');
  expect(isFresh(build)).toBe(false);
  await make(build);
  expect(isFresh(build)).toBe(true);
  change('a.ts');
  expect(isFresh(build)).toBe(false);
  await makeIfStale(build, { log: () => {} });
  expect(isFresh(build)).toBe(true);
  change('a.test.ts');
  expect(isFresh(build)).toBe(true);
  change('b.ts');
  expect(isFresh(build)).toBe(false);
});

test('a build that fails stays stale and says why', async () => {
  const { build } = project('console.log("no such file"); process.exit(1)');
  await expect(makeIfStale(build, { log: () => {} })).rejects.toThrow(/no such file\nThe trial could not be built/);
  expect(isFresh(build)).toBe(false);
});
