import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { findChromium } from './chromium.mjs';
import { inRoot } from './paths.mjs';

/** An empty place for Playwright's browsers. */
function browsers() {
  const folder = mkdtempSync(join(tmpdir(), 'cardi-browsers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
  return folder;
}

test("CHROMIUM_PATH is preferred to the system's own", () => {
  const file = join(browsers(), 'my-chromium');
  writeFileSync(file, '');
  vi.stubEnv('CHROMIUM_PATH', file);
  expect(findChromium()).toEqual({ path: file });
});

test("Playwright's own Chromium is preferred once it is complete", () => {
  const folder = browsers();
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const list = readFileSync(inRoot('node_modules', 'playwright-core', 'browsers.json'), 'utf8');
  const revision = /"chromium-headless-shell",\s*"revision": "(\d+)"/.exec(list)?.[1];
  const place = join(folder, `chromium_headless_shell-${revision}`);
  mkdirSync(place);
  expect(findChromium()).toEqual({ path: process.execPath });
  writeFileSync(join(place, 'INSTALLATION_COMPLETE'), '');
  expect(findChromium()).toBe('playwright');
});
