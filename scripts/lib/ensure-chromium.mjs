import { findChromium } from './chromium.mjs';
import { modernNode, toolFile } from './programs.mjs';
import { run } from './run.mjs';
import { canUseApt, installWithApt, playwrightInstall } from './system-packages.mjs';

/**
 * Installs a Chromium for the browser tests where none is found: the distribution's, else the one that
 * Playwright fetches. Only as root on Debian or Ubuntu; elsewhere nothing is installed unasked.
 * @param {{ log: (line: string) => void }} options
 */
export async function ensureChromium({ log }) {
  if (findChromium() || !canUseApt()) return;
  await installWithApt(['chromium'], { log });
  if (findChromium()) return;
  log('Fetching the Chromium that Playwright brings …');
  await run(modernNode(), [toolFile('playwright'), ...playwrightInstall], { timeoutMs: 300_000 });
}
