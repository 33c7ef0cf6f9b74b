import { pathToFileURL } from 'node:url';

import { electronBinary, ensureElectronBinary } from './lib/electron-binary.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureDependencies, isInstalled } from './lib/install.mjs';
import { ensureKeytar, keytarIsBuilt } from './lib/keytar.mjs';
import { modernNode } from './lib/programs.mjs';
import { canUseApt, commandToType, installWithApt, missingNeeds } from './lib/system-packages.mjs';

/**
 * The needs of each task beyond the packages of the lockfile.
 * @typedef {{ keychain?: boolean, keyring?: boolean, chromium?: boolean, electron?: boolean, screen?: boolean }} Needs
 */
const tasks = /** @type {const} @satisfies {Record<string, Needs>} */ ({
  start: {},
  unit: { keychain: true, keyring: true },
  desktop: { keychain: true, electron: true },
  e2e: { chromium: true },
  test: { keychain: true, keyring: true, chromium: true, electron: true, screen: true },
});

/** @param {string} line */
const say = (line) => console.log(line);

/**
 * Everything a task needs, brought to this machine; quick when nothing is missing. Needs only what any
 * Node from 20 on has built in. Throws a sentence for people when the task cannot work.
 * @param {{ for: keyof typeof tasks, retryElectron?: boolean, log?: (line: string) => void }} options
 */
export async function setup({ for: task, retryElectron = false, log = say }) {
  /** @type {Needs} */
  const needs = tasks[task];
  // Only tasks that use the keychain need its build tools: `npm start` requires no system package.
  if (needs.keychain && !(isInstalled() && keytarIsBuilt()) && canUseApt()) {
    // npm builds keytar during the install, so its system packages must be there first.
    await installWithApt(missingNeeds(['compiler', 'libsecret']), { log });
  }
  await ensureDependencies({ log });
  modernNode();
  if (needs.keychain) await ensureKeytar({ log });
  if (needs.electron) await ensureElectronBinary({ retry: retryElectron, log });

  const wanted = systemNeeds(needs);
  if (canUseApt()) await installWithApt(missingNeeds(wanted), { log });
  if (needs.chromium) await ensureChromium({ log });
  const stillMissing = missingNeeds([...wanted, ...(needs.chromium ? /** @type {const} */ (['chromium']) : [])]);
  if (stillMissing.length > 0) {
    log(`Missing on this machine: ${stillMissing.join(', ')}. To install: ${commandToType(stillMissing)}`);
  }
}

/** @param {Needs} needs */
function systemNeeds(needs) {
  const names = /** @type {import('./lib/system-packages.mjs').Need[]} */ ([]);
  if (needs.keychain && !keytarIsBuilt()) names.push('compiler', 'libsecret');
  if (needs.keyring) names.push('keyring');
  if (needs.screen && electronBinary()) names.push('screen');
  return names;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await setup({ for: 'test', retryElectron: process.argv.includes('--retry-electron') }).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
