import { expect, test } from 'vitest';

import { failedLines, skippedLines, stepLine, totalLine } from './summary.mjs';

const steps = [
  { name: 'lint', seconds: 1.23, passed: 1, failed: 0, skipped: [] },
  {
    name: 'desktop tests',
    seconds: 61,
    passed: 4,
    failed: 2,
    skipped: [{ name: 'opens', reason: 'no Electron' }, { name: 'closes', reason: 'no Electron' }, { name: 'hums' }],
  },
];

test('the last line sums up all steps', () => {
  expect(totalLine(steps)).toBe('5 passed, 2 failed, 3 skipped');
  expect(totalLine([])).toBe('0 passed, 0 failed, 0 skipped');
});

test('skipped tests are listed under their reason', () => {
  expect(skippedLines(steps)).toEqual([
    'Skipped, no Electron:',
    '  opens',
    '  closes',
    'Skipped, no reason given:',
    '  hums',
  ]);
});

test('failed tests are listed with the first line of their error', () => {
  const failures = [{ name: 'shell > opens', message: 'Timed out' }];
  expect(failedLines([{ name: 'browser tests', seconds: 1, passed: 0, failed: 1, skipped: [], failures }])).toEqual([
    'Failed:',
    '  shell > opens: Timed out',
  ]);
  expect(failedLines(steps)).toEqual([]);
});

test('a step has one line', () => {
  expect(steps.map(stepLine)).toEqual([
    '✓ lint                1.2 s   1 passed',
    '✗ desktop tests      61.0 s   4 passed, 2 failed, 3 skipped',
  ]);
});
