import { type Browser, chromium } from '@playwright/test';

import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Starts the Chromium that the stories use. The caller closes it. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const found = findChromium();
  return chromium.launch({
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-dev-shm-usage'],
    ...(typeof found === 'object' ? { executablePath: found.path } : {}),
  });
}
