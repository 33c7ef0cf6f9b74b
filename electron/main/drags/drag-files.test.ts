import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createDragFiles, dragLife } from './drag-files.ts';

test('a file is there under its own name for this user only, and goes after its time', async () => {
  let now = 0;
  const folder = join(tempFolder(), 'drags');
  const { add } = createDragFiles({ folder, now: () => now });
  const first = await add('Salt.pdf', Buffer.from('%PDF-'));
  const second = await add('Salt.pdf', '%PDF-2');
  expect([first, second].map((file) => basename(file))).toEqual(['Salt.pdf', 'Salt.pdf']);
  expect(readFileSync(first, 'utf8')).toBe('%PDF-');
  expect([statSync(folder).mode & 0o777, statSync(first).mode & 0o777]).toEqual([0o700, 0o600]);
  now = dragLife;
  const third = await add('Iron.csv', 'Title');
  expect([first, second, third].map((file) => existsSync(file))).toEqual([false, false, true]);
});

test('what an earlier run has left goes at the start, and all of it when a user goes', async () => {
  const folder = join(tempFolder(), 'drags');
  mkdirSync(folder);
  writeFileSync(join(folder, 'left.pdf'), 'x');
  const { add, clear } = createDragFiles({ folder });
  expect(existsSync(folder)).toBe(false);
  await add('Salt.pdf', 'x');
  clear();
  expect(existsSync(folder)).toBe(false);
  await add('Salt.pdf', 'x');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a file goes after its time although nothing more is dragged', async () => {
  vi.useFakeTimers();
  const { add } = createDragFiles({ folder: join(tempFolder(), 'drags') });
  const first = await add('Salt.pdf', 'x');
  vi.advanceTimersByTime(dragLife / 2);
  const second = await add('Iron.pdf', 'x');
  vi.advanceTimersByTime(dragLife / 2);
  expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
  vi.advanceTimersByTime(dragLife / 2);
  expect(existsSync(second)).toBe(false);
  vi.useRealTimers();
});
