import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { readConfig } from '../config/config.ts';
import { createSettingsFile, readSettings } from './settings-file.ts';

test('a change is written, readable by this user only, and read at the next start', () => {
  const folder = tempFolder();
  const file = join(folder, 'settings.json');
  const settings = createSettingsFile(file, {}, vi.fn());
  settings.change({ serverOrigin: 'https://staging.example', serverMode: 'staging' });
  settings.change({ notifies: false });
  expect(settings.current()).toEqual({
    serverOrigin: 'https://staging.example',
    serverMode: 'staging',
    notifies: false,
  });
  expect(readConfig({ env: {}, userData: folder }).settings).toEqual(settings.current());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^\{\n.*\n\}\n$/s);
});

test('an entry of a newer version survives a change', () => {
  const folder = tempFolder();
  const file = join(folder, 'settings.json');
  writeFileSync(file, '{"fromNewerVersion":{"a":1},"notifies":true}');
  createSettingsFile(file, readSettings(file, vi.fn()), vi.fn()).change({ notifies: false });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ fromNewerVersion: { a: 1 }, notifies: false });
});

test('a disk that refuses is reported, and the change lasts for this run', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'settings.json'));
  const report = vi.fn();
  const settings = createSettingsFile(join(folder, 'settings.json'), {}, report);
  settings.change({ notifies: false });
  expect(report).toHaveBeenCalledOnce();
  expect(settings.current()).toEqual({ notifies: false });
});
