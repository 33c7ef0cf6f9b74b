import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import type { Decided } from '../config/config.ts';
import { createSettingsFile } from '../settings/settings-file.ts';
import { wordsOf } from '../starts/start-words.ts';
import { autostartEntry, autostartFile } from './autostart-file.ts';
import { systemLoginItem } from './login-item.ts';
import { createPresenceSettings } from './presence-settings.ts';
import { createSearchKeys } from './search-keys.ts';

const free: Decided = {
  notifies: null,
  keepsRunning: null,
  startsAtLogin: null,
  listsRecent: null,
  maySetSearchKeys: true,
};

function create(decided: Partial<Decided> = {}, saved = {}) {
  const file = createSettingsFile(join(tempFolder(), 'settings.json'), saved, vi.fn());
  let isOn = false;
  const registry = { register: vi.fn((keys: string) => keys !== 'Ctrl+Alt+T'), unregister: vi.fn() };
  const presence = createPresenceSettings({
    file,
    decided: { ...free, ...decided },
    login: { isOn: () => isOn, set: (next) => (isOn = next) },
    searchKeys: createSearchKeys(registry, vi.fn()),
    onChange: vi.fn(),
  });
  presence.begin();
  return { presence, registry, file };
}

test('at first there is an icon, and the app ends with its last window', () => {
  expect(create().presence.settings()).toEqual({
    showsTray: true,
    keepsRunning: false,
    startsAtLogin: false,
    listsRecent: true,
    searchKeys: { keys: null, isRefused: false },
  });
});

test('what is chosen holds, and the keys are taken at the next start', () => {
  const { presence, file } = create();
  presence.change({ keepsRunning: true, startsAtLogin: true, searchKeys: 'Ctrl+Shift+K' });
  expect(presence.settings()).toMatchObject({ keepsRunning: true, startsAtLogin: true });
  const next = create({}, file.current());
  expect(next.registry.register).toHaveBeenCalledWith('Ctrl+Shift+K', expect.any(Function));
  next.presence.change({ searchKeys: null });
  expect(next.registry.unregister).toHaveBeenCalledWith('Ctrl+Shift+K');
  expect(next.file.current().searchKeys).toBeUndefined();
});

test('keys that the system refuses are shown as refused, and are not given back', () => {
  const { presence, registry } = create();
  presence.change({ searchKeys: 'Ctrl+Alt+T' });
  expect(presence.settings().searchKeys).toEqual({ keys: 'Ctrl+Alt+T', isRefused: true });
  registry.register.mockImplementation(() => {
    throw new TypeError('conversion failure');
  });
  presence.change({ searchKeys: 'Ctrl+Alt+Home' });
  expect(presence.settings().searchKeys.isRefused).toBe(true);
  expect(registry.unregister).not.toHaveBeenCalled();
});

test('the organization’s word holds, whatever was chosen or is asked for', () => {
  const decided = { keepsRunning: false, startsAtLogin: true, listsRecent: false, maySetSearchKeys: false };
  const saved = { keepsRunning: true, searchKeys: 'Ctrl+Shift+K' };
  const { presence, registry } = create(decided, saved);
  presence.change({ keepsRunning: true, startsAtLogin: false, listsRecent: true, searchKeys: 'Ctrl+Shift+J' });
  expect(presence.settings()).toMatchObject({ keepsRunning: false, startsAtLogin: true, listsRecent: false });
  expect(registry.register).not.toHaveBeenCalled();
});

test('Linux starts the app by a file of the session, hidden, whatever its path looks like', () => {
  const configHome = join(tempFolder(), 'config');
  const login = autostartFile({ configHome, program: '/opt/CARDI/cardi', name: 'CARDI', report: vi.fn() });
  expect(login.isOn()).toBe(false);
  login.set(true);
  const file = join(configHome, 'autostart', 'cardi.desktop');
  expect(readFileSync(file, 'utf8')).toContain('\nExec="/opt/CARDI/cardi" --hidden\n');
  expect(login.isOn()).toBe(true);
  login.set(false);
  login.set(false);
  expect(existsSync(file)).toBe(false);
  const entry = autostartEntry({ program: '/home/a "b" $c/100%/CARDI', name: 'CARDI' });
  expect(entry).toContain(String.raw`Exec="/home/a \\"b\\" \\$c/100%%/CARDI" --hidden`);
});

test('a folder that cannot be written is reported', () => {
  const configHome = tempFolder();
  // A file in the folder's place, which refuses root, too.
  writeFileSync(join(configHome, 'autostart'), '');
  const report = vi.fn();
  autostartFile({ configHome, program: '/opt/cardi', name: 'CARDI', report }).set(true);
  expect(report).toHaveBeenCalledOnce();
});

test('Windows and macOS are asked, for a person may have changed it there', () => {
  const app = { getLoginItemSettings: vi.fn(() => ({ openAtLogin: true })), setLoginItemSettings: vi.fn() };
  const login = systemLoginItem(app);
  login.set(true);
  expect(app.setLoginItemSettings).toHaveBeenCalledWith({ openAtLogin: true, args: ['--hidden'] });
  expect(login.isOn()).toBe(true);
});

test('the words of a command line are known, and nothing else on it', () => {
  expect([...wordsOf(['cardi://events', '--search', '--inspect'])]).toEqual(['search']);
  expect([...wordsOf(['--hidden', '--new-window'])]).toEqual(['hidden', 'newWindow']);
});
