import type { PressedKey } from '../pages/page.ts';

const modifiers = new Set(
  'command cmd control ctrl commandorcontrol cmdorctrl alt option altgr shift super meta'.split(' '),
);

const named = new Set(
  (
    'plus space tab capslock numlock scrolllock backspace delete insert return enter up down left right home end ' +
    'pageup pagedown escape esc volumeup volumedown volumemute medianexttrack mediaprevioustrack mediastop ' +
    'mediaplaypause printscreen num0 num1 num2 num3 num4 num5 num6 num7 num8 num9 numdec numadd numsub nummult numdiv'
  ).split(' '),
);

const isKey = (key: string) => named.has(key) || /^f([1-9]|1\d|2[0-4])$/.test(key) || /^[!-~]$/.test(key);

/** Whether Electron accepts the accelerator: modifiers, then one key (docs: "Accelerator"), in ASCII for Chromium. */
export function isAccelerator(accelerator: string): boolean {
  const parts = accelerator.toLowerCase().split('+');
  const key = parts.pop() ?? '';
  return isKey(key) && parts.every((part) => modifiers.has(part));
}

/** The characters that a US keyboard types with Shift, with those that it types without. */
const shifted = new Map('!@#$%^&*()_+{}|:"<>?~'.split('').map((sign, i) => [sign, "1234567890-=[]\\;',./`"[i] ?? '']));

/** Names of keys that DOM events call otherwise. */
const codes: Record<string, string> = {
  space: 'space',
  return: 'enter',
  esc: 'escape',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
  '-': 'minus',
  '=': 'equal',
  '[': 'bracketleft',
  ']': 'bracketright',
  '\\': 'backslash',
  ';': 'semicolon',
  "'": 'quote',
  ',': 'comma',
  '.': 'period',
  '/': 'slash',
  '`': 'backquote',
};

/**
 * Whether the keys are the accelerator's. Chromium compares places on the keyboard, so `Plus` is the key with the
 * equals sign, with Shift.
 */
export function isPressed(accelerator: string, keys: PressedKey): boolean {
  const parts = accelerator.toLowerCase().split('+');
  const named = (parts.pop() ?? '').replace(/^plus$/, '+');
  const bare = shifted.get(named);
  const key = bare ?? named;
  const code = codes[key] ?? (/^[a-z]$/.test(key) ? `key${key}` : /^\d$/.test(key) ? `digit${key}` : key);
  const isMac = process.platform === 'darwin';
  const has = (...names: string[]) => parts.some((part) => names.includes(part));
  const either = has('commandorcontrol', 'cmdorctrl');
  const wanted = {
    ctrlKey: has('control', 'ctrl') || (either && !isMac),
    metaKey: has('command', 'cmd', 'super', 'meta') || (either && isMac),
    altKey: has('alt', 'option'),
    shiftKey: has('shift') || bare !== undefined,
  };
  return (
    keys.code.toLowerCase() === code &&
    (['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const).every((name) => keys[name] === wanted[name])
  );
}
