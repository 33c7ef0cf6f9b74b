import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { variableNames } from './env.ts';

function named(file: string, pattern: RegExp): string[] {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

test.each([
  ['.env.example', /^([A-Z][A-Z_]+)=/gm],
  ['docs/operations.md', /^\| `([A-Z][A-Z_]+)` \|/gm],
])('%s lists every variable once, and no other', (file, pattern) => {
  expect(named(file, pattern).toSorted()).toEqual([...variableNames].toSorted());
});
