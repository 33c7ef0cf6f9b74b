import { z } from 'zod';

const modifiers = ['CmdOrCtrl', 'Ctrl', 'Cmd', 'Alt', 'Shift', 'Super'] as const;
type Modifier = (typeof modifiers)[number];

/** The keys beside letters, digits and F1 to F24, as Electron writes them. */
const otherKeys = new Set(['Space', 'Enter', 'Up', 'Down', 'Left', 'Right', 'Home', 'End', 'PageUp', 'PageDown']);
const isKey = (key: string) => /^([A-Z]|\d|F([1-9]|1\d|2[0-4]))$/.test(key) || otherKeys.has(key);

const fewestModifiers = 2;

/** Why keys cannot be a shortcut that works in all programs; `null` where they can. */
export function globalKeysProblem(keys: string): string | null {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  const held = new Set(parts);
  const areModifiers = parts.every((part) => modifiers.includes(part as Modifier)) && held.size === parts.length;
  if (!areModifiers || !isKey(key)) return 'This key cannot be used. Choose a letter, a digit or a function key.';
  // With one modifier it would take the key from every other program: Ctrl+C, Alt+F4.
  if (held.size < fewestModifiers) return 'Hold at least two of Ctrl, Alt, Shift and the system key.';
  return null;
}

/** A shortcut that works while another program is in front, as Electron writes accelerators. */
export const globalKeys = z
  .string()
  .max(60)
  .refine((keys) => globalKeysProblem(keys) === null, 'These keys cannot be used');

/** A key press as the browser tells it. */
interface Press {
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const namedCodes: Record<string, string> = {
  Space: 'Space',
  Enter: 'Enter',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
};

/**
 * The keys of a press, as Electron writes them; `null` while only modifiers are held. Letters go by their place on the
 * keyboard, for with Alt held a layout may make another sign of them.
 */
export function keysOfPress(press: Press, isMac: boolean): string | null {
  const { code } = press;
  if (/^(Control|Shift|Alt|Meta)(Left|Right)$/.test(code)) return null;
  const key = /^(?:Key|Digit|Numpad)(\w)$/.exec(code)?.[1] ?? namedCodes[code] ?? code;
  const held = [
    press.ctrlKey && 'Ctrl',
    press.metaKey && (isMac ? 'Cmd' : 'Super'),
    press.altKey && 'Alt',
    press.shiftKey && 'Shift',
  ].filter((each) => each !== false);
  return [...held, key].join('+');
}
