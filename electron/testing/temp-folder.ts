import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder for this test and deletes it when the test ends. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-desktop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
