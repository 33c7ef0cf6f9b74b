import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';

import { ownRoute } from '../deep-links/own-route.ts';
import { menuTemplate, type ThemeChoice } from './template.ts';

interface Options {
  isMac?: boolean;
  isPackaged?: boolean;
  theme?: ThemeChoice;
}

function create({ isMac = false, isPackaged = true, theme = 'dark' }: Options = {}) {
  const actions = {
    search: vi.fn(),
    openPath: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    chooseTheme: vi.fn(),
    print: vi.fn(),
    savePdf: vi.fn(),
    checkForUpdates: vi.fn(),
  };
  const all = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? all(item.submenu) : [])]);
  const items = all(menuTemplate({ isMac, isPackaged, theme, actions }));
  const click = (label: string) => {
    const found = items.find((item) => item.label === label)?.click as (() => void) | undefined;
    if (!found) throw new Error(`There is no item ${label}`);
    found();
  };
  return { actions, items, click };
}

test.each([true, false])(
  'macOS %s: everything has its role or does something, and no shortcut is there twice',
  (isMac) => {
    const { items } = create({ isMac });
    for (const item of items) {
      const isSomething = item.role ?? item.click ?? item.submenu ?? item.type === 'separator';
      expect(isSomething, item.label).toBeTruthy();
    }
    const shortcuts = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
    const roles = items.map(({ role }) => role);
    for (const role of [
      'editMenu',
      'windowMenu',
      'help',
      'reload',
      'zoomIn',
      'zoomOut',
      'resetZoom',
      'togglefullscreen',
    ]) {
      expect(roles).toContain(role);
    }
    expect(roles).toContain('quit');
  },
);

test('the app’s own items do what they say', () => {
  const { click, actions } = create();
  for (const label of ['Search…', 'Back', 'Forward', 'Print…', 'Save Page as PDF…', 'Check for Updates…']) click(label);
  const { search, back, forward, print, savePdf, checkForUpdates, openPath, chooseTheme } = actions;
  for (const action of [search, back, forward, print, savePdf, checkForUpdates]) {
    expect(action).toHaveBeenCalledOnce();
  }
  click('Settings…');
  click('About CARDI');
  click('Diagnostics');
  expect(openPath.mock.calls).toEqual([['/settings/app'], ['/settings/app#about'], ['/settings/app#diagnostics']]);
  click('Light');
  expect(chooseTheme.mock.calls).toEqual([['light']]);
});

test('every page the menu opens is one of ours', () => {
  const { items, actions } = create();
  for (const item of items) (item.click as (() => void) | undefined)?.();
  for (const [path] of actions.openPath.mock.calls) expect(ownRoute(String(path))).toBe(path);
});

test('the theme in force is marked', () => {
  const marked = (theme: ThemeChoice) =>
    create({ theme })
      .items.filter(({ checked }) => checked)
      .map(({ label }) => label);
  expect([marked('light'), marked('dark'), marked('system')]).toEqual([['Light'], ['Dark'], ['As the System']]);
});

test('the packed app has no developer tools', () => {
  const roles = (isPackaged: boolean) => create({ isPackaged }).items.map(({ role }) => role);
  expect(roles(true)).not.toContain('toggleDevTools');
  expect(roles(false)).toContain('toggleDevTools');
});
