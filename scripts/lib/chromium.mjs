import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { inRoot } from './paths.mjs';

/**
 * The usual paths of the system's Chromium or Chrome; the headless build comes first, because it starts and draws
 * fastest. Debian's /usr/bin/chromium-headless-shell is a shell script: killing it would not end Chromium.
 */
const usualPlaces = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * The Chromium for the browser tests: `playwright` where Playwright has its own, else the path of
 * another one, else nothing.
 * @returns {'playwright' | { path: string } | undefined}
 */
export function findChromium() {
  if (hasOwnChromium()) return 'playwright';
  const path = [process.env.CHROMIUM_PATH, ...usualPlaces].find((place) => place && existsSync(place));
  return path ? { path } : undefined;
}

/** Whether the build that this version of Playwright needs is in Playwright's own folder. */
function hasOwnChromium() {
  try {
    const { browsers } = JSON.parse(readFileSync(inRoot('node_modules', 'playwright-core', 'browsers.json'), 'utf8'));
    const folder = browsersFolder();
    const installed = readdirSync(folder);
    return browsers
      .filter((/** @type {{ name: string }} */ { name }) => name === 'chromium-headless-shell')
      .map((/** @type {{ revision: string }} */ { revision }) => `chromium_headless_shell-${revision}`)
      .some(
        (/** @type {string} */ name) =>
          installed.includes(name) && existsSync(join(folder, name, 'INSTALLATION_COMPLETE')),
      );
  } catch {
    return false;
  }
}

function browsersFolder() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}
