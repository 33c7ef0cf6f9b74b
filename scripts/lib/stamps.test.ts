import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { hashFiles, readStamp, writeStamp } from './stamps.mjs';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'cardi-stamps-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('a stamp is read back as it was written', () => {
  const file = join(folder(), 'deep', 'stamp.json');
  writeStamp(file, { hash: 'abc' });
  expect(readStamp(file)).toEqual({ hash: 'abc' });
});

test.each(['', '{"hash":', 'null', '7'])('the unreadable stamp %j counts as none', (text) => {
  const file = join(folder(), 'stamp.json');
  writeFileSync(file, text);
  expect(readStamp(file)).toEqual({});
});

test('the hash depends on the contents and the list of files', () => {
  const [first, second] = [join(folder(), 'a'), join(folder(), 'b')];
  writeFileSync(first, 'one');
  const hashes = [hashFiles([first]), hashFiles([first, second])];
  writeFileSync(second, 'two');
  hashes.push(hashFiles([first, second]));
  writeFileSync(first, 'ONE');
  hashes.push(hashFiles([first, second]));
  expect(new Set(hashes).size).toBe(4);
  expect(hashFiles([first, second])).toBe(hashes[3]);
});
