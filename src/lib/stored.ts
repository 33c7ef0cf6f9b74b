import type { z } from 'zod';

/** The value that this browser has stored under a key; `undefined` if there is none, or none that is valid. */
export function readStored<Value>(key: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    // Storage can be switched off, and others may write to it.
    return undefined;
  }
}

/** Stores a value; `undefined` removes it. Returns whether that worked: storage may be full or switched off. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // The value then lasts until the page is left.
    return false;
  }
}
