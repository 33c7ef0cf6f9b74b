import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A stamp is a small JSON file that remembers what a step last worked on, so that the step is left
 * out while nothing has changed. An unreadable stamp counts as none.
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
export function readStamp(file) {
  try {
    const stamp = JSON.parse(readFileSync(file, 'utf8'));
    return typeof stamp === 'object' && stamp !== null ? stamp : {};
  } catch {
    return {};
  }
}

/**
 * @param {string} file
 * @param {Record<string, unknown>} stamp
 */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamp, null, 2)}\n`);
}

/**
 * One hash over the names and contents of files; a missing file counts as empty.
 * @param {readonly string[]} files
 */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    try {
      hash.update(readFileSync(file));
    } catch {
      hash.update('missing');
    }
    hash.update('\0');
  }
  return hash.digest('hex');
}
