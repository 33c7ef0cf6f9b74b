import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';

import { acceleratorOf, listedShortcuts } from '#contract/desktop/shortcuts.ts';
import { ownRoute } from '../security/own-route.ts';
import { menuTemplate, type ThemeChoice } from './template.ts';

interface Options {
  isMac?: boolean;
  isPackaged?: boolean;
  theme?: ThemeChoice;
}

function create({ isMac = false, isPackaged = true, theme = 'dark' }: Options = {}) {
  const actions = {
    newWindow: vi.fn(),
    tellPage: vi.fn(),
    openPath: vi.fn(),
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

test.each([true, false])('macOS %s: every item has a role or an action, and no shortcut is used twice', (isMac) => {
  const { items } = create({ isMac });
  for (const item of items) {
    const isSomething = item.role ?? item.click ?? item.submenu ?? item.type === 'separator';
    expect(isSomething, item.label).toBeTruthy();
  }
  const shortcuts = items.flatMap(({ accelerator }) => accelerator ?? []);
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
  const roles = items.map(({ role }) => role);
  for (const role of [
    'undo',
    'paste',
    'selectAll',
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
});

test('the app’s own items send their commands', () => {
  const { click, actions } = create();
  const labels = ['New Window', 'Print…', 'Save Page as PDF…', 'Check for Updates…'];
  for (const label of labels) click(label);
  const { newWindow, print, savePdf, checkForUpdates, openPath, chooseTheme, tellPage } = actions;
  for (const action of [newWindow, print, savePdf, checkForUpdates]) {
    expect(action).toHaveBeenCalledOnce();
  }
  const told = {
    'Search…': 'search',
    'Find…': 'find',
    'Find Next': 'findNext',
    'Find Previous': 'findPrevious',
    'Keyboard Shortcuts': 'shortcuts',
    Back: 'back',
    Forward: 'forward',
    'New Tab': 'newTab',
    'Close Tab': 'closeTab',
    'Show Next Tab': 'nextTab',
    'Show Previous Tab': 'previousTab',
    'Copy Link to Page': 'copyLink',
  };
  for (const label of Object.keys(told)) click(label);
  expect(tellPage.mock.calls).toEqual(Object.values(told).map((name) => [name]));
  click('Settings…');
  click('About CARDI');
  click('Diagnostics');
  expect(openPath.mock.calls).toEqual([['/settings/app'], ['/settings/app#about'], ['/settings/app#diagnostics']]);
  click('Light');
  expect(chooseTheme.mock.calls).toEqual([['light']]);
});

test('every page that the menu opens is one of the app’s pages', () => {
  const { items, actions } = create();
  for (const item of items) (item.click as (() => void) | undefined)?.();
  for (const [path] of actions.openPath.mock.calls) expect(ownRoute(String(path))).toBe(path);
});

test('the current theme is marked', () => {
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

test.each([true, false])('macOS %s: the menu has the keys of every listed shortcut, and no others', (isMac) => {
  const names = listedShortcuts(true).flatMap(({ items }) => items.map(({ name }) => name));
  // The page's own: nine items for it would fill the menu.
  const listed = names.filter((name) => name !== 'goToTab').map((name) => acceleratorOf(name, isMac));
  const inMenu = create({ isMac }).items.flatMap(({ accelerator }) => accelerator ?? []);
  expect(inMenu.toSorted()).toEqual(listed.toSorted());
});
