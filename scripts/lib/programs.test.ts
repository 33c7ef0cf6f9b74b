import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { inRoot } from './paths.mjs';
import { isModern, serverProgram, toolFile } from './programs.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.0.0', true],
])('Node %s runs TypeScript files: %s', (version, expected) => {
  expect(isModern(version)).toBe(expected);
});

test.each([
  ['vite', undefined],
  ['@biomejs/biome', undefined],
  ['typescript', 'tsc'],
  ['electron', 'install-electron'],
])('the program of %s is found', (name, bin) => {
  expect(existsSync(toolFile(name, bin))).toBe(true);
});

test('a missing program of a package is named in the error', () => {
  expect(() => toolFile('vite', 'nonsense')).toThrow('The package vite has no program nonsense');
});

test.each([
  ['Containerfile', `["node", ${serverProgram.map((part) => `"${part}"`).join(', ')}]`],
  ['docs/operations.md', `bin/node ${serverProgram.join(' ')}\n`],
  ['server/testing/server-process.ts', `'${serverProgram[0]}'`],
])('%s starts the server as npm start does', (file, words) => {
  expect(readFileSync(inRoot(file), 'utf8')).toContain(words);
});
