import { expect, test, vi } from 'vitest';

import { commandToType, missingNeeds } from './system-packages.mjs';

test('one command installs everything that is missing', () => {
  const command = commandToType(['libsecret', 'keyring', 'chromium']);
  expect(command).toMatch(/^sudo (apt|dnf) install -y .*libsecret.* gnome-keyring .*chromium\S*$/);
});

test('other systems than Linux need nothing but a browser', () => {
  vi.stubGlobal('process', {
    ...process,
    platform: 'darwin',
    env: { ...process.env, CHROMIUM_PATH: process.execPath },
  });
  expect(missingNeeds(['compiler', 'libsecret', 'keyring', 'screen', 'chromium'])).toEqual([]);
});

test('where no package brings Chromium, Playwright does', () => {
  vi.stubGlobal('process', { ...process, platform: 'darwin' });
  expect(commandToType(['chromium'])).toBe('npx playwright install --with-deps chromium');
});
