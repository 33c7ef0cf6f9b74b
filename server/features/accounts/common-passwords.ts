import { readFileSync } from 'node:fs';

/**
 * The most common passwords. Of the 49,233 of @zxcvbn-ts/language-common 4.1.3 (MIT), those that follow the rule
 * password-rules in some spelling: at least 8 characters, a digit and two letters. Sorted, in lower case, one per line.
 * The web build does not contain them.
 */
const listFile = new URL('./common-passwords.txt', import.meta.url);

let list: ReadonlySet<string> | undefined;

/** Whether many people use this password, in any case. Reads the list at the first call. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(readFileSync(listFile, 'utf8').trimEnd().split('\n'));
  return list.has(password.normalize('NFC').toLowerCase());
}
