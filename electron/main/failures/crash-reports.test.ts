import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createCrashReports } from './crash-reports.ts';

const server = 'https://cardi.example';

function create() {
  const folder = join(tempFolder(), 'Crashpad');
  mkdirSync(folder);
  writeFileSync(join(folder, 'pending.dmp'), 'MDMP');
  const reporter = { start: vi.fn(), setUploadToServer: vi.fn() };
  const report = vi.fn();
  const reports = createCrashReports({ reporter, folder: () => folder, report });
  return { reports, reporter, report, isKept: () => existsSync(folder) };
}

test('without consent the reporter never starts, and reports of an earlier run are deleted', () => {
  const { reports, reporter, isKept, report } = create();
  reports.begin(false, server);
  reports.follow('https://other.example');
  reports.decide(false);
  reports.end();
  expect(reporter.start).not.toHaveBeenCalled();
  expect(reporter.setUploadToServer).not.toHaveBeenCalled();
  expect(isKept()).toBe(false);
  expect(report).not.toHaveBeenCalled();
});

test('with consent reports go to the server in force, and carry nothing about the person', () => {
  const { reports, reporter, isKept } = create();
  reports.begin(true, server);
  reports.decide(true);
  reports.end();
  expect(reporter.start.mock.calls).toEqual([
    [
      {
        submitURL: 'https://cardi.example/api/crash-reports',
        uploadToServer: true,
        rateLimit: true,
        compress: true,
        ignoreSystemCrashHandler: true,
      },
    ],
  ]);
  expect(isKept()).toBe(true);
});

test('a withdrawn consent holds at once, and a given one too', () => {
  const { reports, reporter, isKept } = create();
  reports.begin(false, server);
  reports.decide(true);
  expect(reporter.start).toHaveBeenCalledOnce();
  reports.decide(false);
  expect(reporter.setUploadToServer.mock.lastCall).toEqual([false]);
  expect(isKept()).toBe(false);
  reports.decide(true);
  expect(reporter.start).toHaveBeenCalledOnce();
  expect(reporter.setUploadToServer.mock.lastCall).toEqual([true]);
});

test('a crash after a change of the server is told to neither', () => {
  const { reports, reporter } = create();
  reports.begin(true, server);
  reports.follow('https://other.example');
  expect(reporter.setUploadToServer.mock.lastCall).toEqual([false]);
  reports.follow(server);
  expect(reporter.setUploadToServer.mock.lastCall).toEqual([true]);
});
