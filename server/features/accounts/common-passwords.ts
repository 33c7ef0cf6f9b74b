import { readFileSync } from 'node:fs';

/**
 * The passwords that are tried first. Of the 49,233 of @zxcvbn-ts/language-common 4.1.3 (MIT) those
 * that pass the rule password-rules in some spelling: at least 8 characters, a digit and two
 * letters. Sorted, in lower case, one a line. Only this file knows them; they are no part of the web build.
 */
const listFile = new URL('./common-passwords.txt', import.meta.url);

let list: ReadonlySet<string> | undefined;

/** Whether many people chose this password, whatever its case. Reads the list when it is first asked. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(readFileSync(listFile, 'utf8').trimEnd().split('\n'));
  return list.has(password.normalize('NFC').toLowerCase());
}
