import { expect, test } from 'vitest';

import { globalKeys, globalKeysProblem, keysOfPress } from './global-keys.ts';

const press = (code: string, ...held: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) => ({
  code,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  altKey: held.includes('altKey'),
  shiftKey: held.includes('shiftKey'),
});

test.each([
  [press('KeyK', 'ctrlKey', 'shiftKey'), false, 'Ctrl+Shift+K'],
  [press('Space', 'ctrlKey', 'altKey'), false, 'Ctrl+Alt+Space'],
  [press('Digit7', 'metaKey', 'altKey'), true, 'Cmd+Alt+7'],
  [press('F8', 'metaKey', 'shiftKey'), false, 'Super+Shift+F8'],
  [press('ArrowUp', 'ctrlKey', 'altKey'), false, 'Ctrl+Alt+Up'],
] as const)("a key press has Electron's name: %j", (pressed, isMac, keys) => {
  expect(keysOfPress(pressed, isMac)).toBe(keys);
  expect(globalKeys.safeParse(keys).success).toBe(true);
});

test('modifiers alone are not a key combination', () => {
  expect(keysOfPress(press('ControlLeft', 'ctrlKey'), false)).toBeNull();
  expect(keysOfPress(press('MetaRight', 'metaKey', 'shiftKey'), true)).toBeNull();
});

test.each([
  ['Ctrl+C', 'Hold at least two'],
  ['K', 'Hold at least two'],
  ['Ctrl+Ctrl+K', 'cannot be used'],
  ['Ctrl+Shift+MediaStop', 'cannot be used'],
  ['Ctrl+Shift+', 'cannot be used'],
  ['Ctrl+Shift', 'cannot be used'],
  ['Ctrl+Hyper+K', 'cannot be used'],
])('%s is refused with a reason', (keys, reason) => {
  expect(globalKeysProblem(keys)).toContain(reason);
  expect(globalKeys.safeParse(keys).success).toBe(false);
});
