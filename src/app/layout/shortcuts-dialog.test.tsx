import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { keysOf, listedShortcuts } from '#contract/desktop/shortcuts.ts';
import { useShell } from '#src/stores/shell.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcutsKey } from './use-shortcuts-key.ts';

test('the web lists the shortcuts that work there', async () => {
  // jsdom does not implement it.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(<ShortcutsDialog onClose={() => {}} />);
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
    'Search',
    'Keyboard shortcuts',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['CtrlK', 'Ctrl/']);
});

test('keys are written as on the keyboard, and the app lists more than the web', () => {
  expect(keysOf('findPrevious', true)).toEqual(['⇧', '⌘', 'G']);
  expect(keysOf('zoomIn', false)).toEqual(['Ctrl', '+']);
  expect(keysOf('back', false)).toEqual(['Alt', '←']);
  expect(listedShortcuts(true).flatMap(({ items }) => items).length).toBeGreaterThan(10);
});

test('Ctrl+/ opens the list and closes it', () => {
  renderHook(useShortcutsKey);
  const isOpen = () => useShell.getState().isShortcutsOpen;
  fireEvent.keyDown(window, { key: '/' });
  expect(isOpen()).toBe(false);
  fireEvent.keyDown(window, { key: '/', ctrlKey: true });
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(window, { key: '/', metaKey: true });
  expect(isOpen()).toBe(false);
});
