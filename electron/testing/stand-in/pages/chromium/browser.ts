import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { findChromium } from '../../../../../scripts/lib/chromium.mjs';

/** Chromium features that would open extra pages, upgrade requests to https, or preload pages. */
const disabled = 'WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding,MediaRouter';

const switches = [
  '--headless',
  '--remote-debugging-port=0',
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-popup-blocking',
  '--force-prefers-reduced-motion',
  // V8's optimizing compilers pay off in programs that run for minutes; a story shows a page for seconds.
  '--js-flags=--no-turbofan --no-maglev',
  '--password-store=basic',
  `--disable-features=${disabled}`,
];

export interface Browser {
  /** Address of Chromium's DevTools protocol. */
  endpoint: string;
  process: ChildProcess;
}

/** Starts a Chromium for the app on its data folder, so that stored page data survives a restart of the app. */
export async function startBrowser(dataFolder: string): Promise<Browser> {
  const found = findChromium();
  const program = typeof found === 'object' ? found.path : await playwrightsOwn();
  // Chromium refuses its sandbox to root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(program, [...switches, ...sandbox, `--user-data-dir=${dataFolder}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const endpoint = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /ws:\/\/\S+/.exec(printed);
      if (address) resolve(address[0]);
    });
    child.once('error', reject);
    void once(child, 'exit').then(() => reject(new Error(`Chromium has ended: ${printed}`)));
  });
  return { endpoint, process: child };
}

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
