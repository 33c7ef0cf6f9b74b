import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { installationOf, keeperOf } from './installation.ts';

test('on Windows a copy without an uninstaller beside it came by MSI, and is left to the organization', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'resources'));
  const execPath = join(folder, 'CARDI.exe');
  writeFileSync(execPath, '');
  const found = () => installationOf({ platform: 'win32', env: {}, execPath });
  expect(found()).toBe('msi');
  writeFileSync(join(folder, 'Uninstall CARDI.exe'), '');
  expect(found()).toBe('own');
  expect([keeperOf('msi'), keeperOf('own')]).toEqual([expect.stringContaining('organization'), null]);
});

test('a flatpak is updated by Flatpak; any other package on Linux and macOS updates itself', () => {
  const execPath = '/app/lib/cardi';
  expect(installationOf({ platform: 'linux', env: { FLATPAK_ID: 'example.cardi.desktop' }, execPath })).toBe('flatpak');
  expect(installationOf({ platform: 'linux', env: {}, execPath })).toBe('own');
  expect(installationOf({ platform: 'darwin', env: {}, execPath })).toBe('own');
  expect(keeperOf('flatpak')).toContain('Flatpak');
});
