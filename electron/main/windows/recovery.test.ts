import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { crashPause, recoverPage } from './recovery.ts';

function fragilePage(url = 'app://cardi/network/listings?type=job') {
  let time = 0;
  const report = vi.fn();
  const answer = Promise.withResolvers<boolean>();
  const askToReload = vi.fn(async (_signal: AbortSignal) => answer.promise);
  const page = Object.assign(new EventEmitter(), {
    getURL: () => url,
    loadURL: vi.fn(async (_address: string) => {}),
    reload: vi.fn(),
    forcefullyCrashRenderer: vi.fn(),
  });
  recoverPage(page, { report, askToReload, now: () => time });
  const crash = (reason = 'crashed') => page.emit('render-process-gone', {}, { reason, exitCode: 5 });
  return { page, report, askToReload, answer, crash, passTime: (ms: number) => (time += ms) };
}

const explains = (problem: string) => [
  [`app://cardi/-/problem?problem=${problem}&from=%2Fnetwork%2Flistings%3Ftype%3Djob`],
];

test('a page that crashed is loaded again; after a second crash the problem page shows', () => {
  const { page, report, crash, passTime } = fragilePage();
  crash();
  expect([page.reload.mock.calls.length, page.loadURL.mock.calls]).toEqual([1, []]);
  passTime(crashPause - 1);
  crash('oom');
  expect([page.reload.mock.calls.length, page.loadURL.mock.calls]).toEqual([1, explains('crashed')]);
  passTime(crashPause);
  crash();
  expect(page.reload).toHaveBeenCalledTimes(2);
  expect(report.mock.calls.flat()).toContain('The page’s process has ended: oom, exit code 5');
});

test('a normal end of a process, and a crash of the problem page itself, are ignored', () => {
  const normal = fragilePage();
  normal.crash('clean-exit');
  expect(normal.page.reload).not.toHaveBeenCalled();
  const explaining = fragilePage('app://cardi/-/problem?problem=crashed&from=%2F');
  explaining.crash();
  explaining.crash();
  expect([explaining.page.reload.mock.calls.length, explaining.page.loadURL.mock.calls.length]).toEqual([1, 0]);
});

test('a failed load shows the problem page; a replaced load and a failed frame do not', () => {
  const { page } = fragilePage();
  const fail = (code: number, url: string, isMainFrame = true) =>
    page.emit('did-fail-load', {}, code, 'ERR_FAILED', url, isMainFrame);
  fail(-3, 'app://cardi/');
  fail(-2, 'app://cardi/frame', false);
  fail(-2, 'app://cardi/-/problem');
  expect(page.loadURL).not.toHaveBeenCalled();
  fail(-2, 'app://cardi/network/listings');
  expect(page.loadURL.mock.calls).toEqual(explains('unloaded'));
});

test('the person is asked once about a page that hangs, and it is crashed to load it again', async () => {
  const { page, askToReload, answer } = fragilePage();
  page.emit('unresponsive');
  page.emit('unresponsive');
  expect(askToReload).toHaveBeenCalledOnce();
  answer.resolve(true);
  await vi.waitFor(() => expect(page.forcefullyCrashRenderer).toHaveBeenCalledOnce());
});

test('the question is withdrawn when the page responds again', async () => {
  const { page, askToReload, answer } = fragilePage();
  page.emit('unresponsive');
  page.emit('responsive');
  expect(askToReload.mock.calls[0]?.[0].aborted).toBe(true);
  answer.resolve(true);
  await new Promise(setImmediate);
  expect(page.forcefullyCrashRenderer).not.toHaveBeenCalled();
});
