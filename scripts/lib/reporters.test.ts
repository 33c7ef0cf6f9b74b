import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { inRoot } from './paths.mjs';
import { toolFile } from './programs.mjs';
import { run } from './run.mjs';
import { expectReport } from './test-report.mjs';

type Failure = NonNullable<ReturnType<ReturnType<typeof expectReport>['read']>['failures']>[number];

/** A folder with these files, from which the packages of this repository are found. */
function project(files: Record<string, string>) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(inRoot('.cache', 'reporters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

async function reportOf(name: string, args: string[]) {
  const report = expectReport(name);
  const { code } = await run(process.execPath, args, { env: report.env });
  return report.read(code);
}

test('vitest: counts, reasons, and files that fail to load', async () => {
  const folder = project({
    'vitest.config.mjs': 'export default { test: { name: "trial", include: ["*.case.mjs"] } }',
    'a.case.mjs': `
      import { expect, test } from 'vitest';
      test('fine', () => {});
      test('wrong', () => expect(1).toBe(2));
      test('elsewhere', (context) => context.skip('there is no keyring'));
      test.skip('silent', () => {});
      test.todo('later');`,
    'broken.case.mjs': `throw new Error('cannot be loaded')`,
  });
  const reporter = inRoot('scripts', 'lib', 'vitest-reporter.mjs');
  expect(await reportOf('trial', [toolFile('vitest'), 'run', '--root', folder, `--reporter=${reporter}`])).toEqual({
    passed: 1,
    failed: 2,
    skipped: [
      { name: 'trial: elsewhere', reason: 'there is no keyring' },
      { name: 'trial: silent' },
      { name: 'trial: later', reason: 'it is still to be written' },
    ],
    failures: expect.toSatisfy(
      (failures: Failure[]) =>
        failures.length === 2 &&
        failures.some(({ name, message }) => name === 'trial: wrong' && message.startsWith('expected 1 to be 2')) &&
        failures.some(({ name, message }) => name.endsWith('broken.case.mjs') && message === 'cannot be loaded'),
    ),
  });
});

test('Playwright: counts, reasons, and tests skipped by an earlier failure', async () => {
  const folder = project({
    'playwright.config.mjs': 'export default { projects: [{ name: "trial" }] }',
    'a.spec.mjs': `
      import { expect, test } from '@playwright/test';
      test('fine', () => {});
      test('elsewhere', () => test.skip(true, 'no Electron'));
      test.describe.serial('one after another', () => {
        test('wrong', () => expect(1).toBe(2));
        test('next', () => {});
      });`,
  });
  const reporter = inRoot('scripts', 'lib', 'playwright-reporter.mjs');
  const args = [toolFile('@playwright/test', 'playwright'), 'test', '--config', folder, `--reporter=${reporter}`];
  expect(await reportOf('trial', args)).toEqual({
    passed: 1,
    failed: 1,
    skipped: [
      { name: 'trial: elsewhere', reason: 'no Electron' },
      { name: 'trial: one after another > next', reason: 'it did not run' },
    ],
    failures: [
      {
        name: 'trial: one after another > wrong',
        message: expect.stringContaining('expect(received).toBe(expected)'),
      },
    ],
  });
});

test('a tool that ends without a report counts as failed', async () => {
  expect(await reportOf('trial', ['-e', ''])).toEqual({ passed: 0, failed: 1, skipped: [] });
});

test('a tool that ends with an error counts as failed despite a good report', () => {
  const report = expectReport('trial');
  writeFileSync(Object.values(report.env).join(''), JSON.stringify({ passed: 3, failed: 0, skipped: [] }));
  expect(report.read(0).failed).toBe(0);
  expect(report.read(1)).toEqual({ passed: 3, failed: 1, skipped: [] });
});
