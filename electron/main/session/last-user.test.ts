import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createLastUser, gracePeriod } from './last-user.ts';

const server = 'https://cardi.example';

function lastUsers() {
  const file = join(tempFolder(), 'last-user.json');
  let time = 1_000_000;
  const report = vi.fn();
  const open = () => createLastUser({ file, report, now: () => time });
  return { file, report, open, passTime: (ms: number) => (time += ms) };
}

test('another user, or the same number on another server, is somebody else, also after a restart', () => {
  const { open, file } = lastUsers();
  expect(open().begins(server, 7)).toBe(false);
  expect(open().begins(server, 7)).toBe(false);
  expect(open().begins(server, 8)).toBe(true);
  expect(open().begins('https://staging.example', 8)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a user who is away for longer than the grace period is overdue, counted across restarts', () => {
  const { open, passTime } = lastUsers();
  open().begins(server, 7);
  passTime(10 * gracePeriod);
  expect(open().isOverdue()).toBe(false);
  passTime(gracePeriod - 1);
  expect(open().isOverdue()).toBe(false);
  passTime(1);
  expect(open().isOverdue()).toBe(true);
});

test('returning in time restarts the grace period; a forgotten user counts as nobody', () => {
  const { open, passTime } = lastUsers();
  const users = open();
  users.begins(server, 7);
  users.isOverdue();
  passTime(gracePeriod);
  users.begins(server, 7);
  expect(open().isOverdue()).toBe(false);
  users.forget();
  expect([open().begins(server, 8), open().current()?.userId]).toEqual([false, 8]);
});

test('a broken file counts as nobody; a disk that refuses is reported', () => {
  const { open, file, report } = lastUsers();
  writeFileSync(file, '{');
  expect(open().current()).toBeNull();
  createLastUser({ file: join(file, 'below'), report }).begins(server, 7);
  expect(report).toHaveBeenCalledOnce();
  expect(readFileSync(file, 'utf8')).toBe('{');
});
