import type { z } from 'zod';

/** `localStorage` is the browser's, `sessionStorage` that of one window or tab, until it closes. */
type Place = 'localStorage' | 'sessionStorage';

/** The value that is stored under a key; `undefined` if there is none, or none that is valid. */
export function readStored<Value>(
  key: string,
  schema: z.ZodType<Value>,
  place: Place = 'localStorage',
): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(window[place].getItem(key) ?? 'null')).data;
  } catch {
    // Storage can be switched off, and others may write to it.
    return undefined;
  }
}

/** Stores a value; `undefined` removes it. Returns whether that worked: storage may be full or switched off. */
export function writeStored(key: string, value: unknown, place: Place = 'localStorage'): boolean {
  try {
    if (value === undefined) window[place].removeItem(key);
    else window[place].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // The value then lasts until the page is left.
    return false;
  }
}
