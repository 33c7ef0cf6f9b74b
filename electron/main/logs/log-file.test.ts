import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createLog } from './log-file.ts';
import { redact } from './redact.ts';

const token = 'AbC-_'.repeat(8) + 'xyz';

test.each([
  [`Authorization: Bearer ${token}`, /^Authorization: \[removed\]$/],
  [`{"authorization":"Bearer ${token}"}`, /removed/],
  [`sent Bearer abc123 to it`, /sent Bearer \[removed\] to it/],
  [`the token ${token}.`, /^the token \[removed\]\.$/],
  [`https://x.example/reset?token=abc&x=1`, /token=\[removed\]&x=1$/],
  [`password=hunter2`, /^password=\[removed\]$/],
  [`Cookie: a=b`, /^Cookie: \[removed\]$/],
  [`no user ada@cardi.example here`, /^no user \[mail address\] here$/],
])('%s goes into the log without its secret', (text, expected) => {
  const line = redact(text);
  expect(line).toMatch(expected);
  expect(line).not.toMatch(/AbC|hunter2|abc123|ada@/);
});

test('text without secrets stays as it is', () => {
  const text = 'The offline cache failed: SqliteError: database disk image is malformed (/home/x/cache.db)';
  expect(redact(text)).toBe(text);
});

test('each problem is one line, in a file that only this user can read', () => {
  const log = createLog({ folder: join(tempFolder(), 'logs'), now: () => new Date('2026-01-01T12:00:00Z') });
  log.write('It failed', new Error(`with ${token}\nand more`));
  log.write('It failed', 'no error at all');
  log.write('CARDI 1.0 has started');
  const file = join(log.folder, 'cardi.log');
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([
    '2026-01-01T12:00:00.000Z It failed: Error: with [removed] and more',
    '2026-01-01T12:00:00.000Z It failed: unknown error',
    '2026-01-01T12:00:00.000Z CARDI 1.0 has started',
    '',
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a full log is set aside, so there are never more than two files', () => {
  const log = createLog({ folder: tempFolder(), limit: 100 });
  for (let i = 0; i < 10; i += 1) log.write(`Problem ${i} ${'x'.repeat(60)}`);
  expect(readdirSync(log.folder).toSorted()).toEqual(['cardi.log', 'cardi.old.log']);
  expect(readFileSync(join(log.folder, 'cardi.log'), 'utf8')).toContain('Problem 9');
});

test('a log that cannot be written does not stop the app', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(() => createLog({ folder: join(folder, 'file', 'logs') }).write('It failed')).not.toThrow();
});
