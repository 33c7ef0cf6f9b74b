import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRoot } from './paths.mjs';
import { modernNode, toolFile } from './programs.mjs';
import { run } from './run.mjs';
import { readStamp, writeStamp } from './stamps.mjs';

const folder = inRoot('node_modules', 'electron');
/** Outside node_modules, so that a fresh install does not repeat a download that fails on this machine. */
const stampFile = inRoot('.cache', 'electron-binary.json');
const limitSeconds = 60;

/** The path of the Electron program, or nothing where it was not fetched. */
export function electronBinary() {
  try {
    const name = readFileSync(join(folder, 'path.txt'), 'utf8');
    const file = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), name);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tries to fetch the Electron program: once for each version of Electron, in a bounded time, and again when asked to.
 * Logs a failure; only the desktop app itself needs the program.
 * @param {{ retry?: boolean, log: (line: string) => void }} options
 */
export async function ensureElectronBinary({ retry = false, log }) {
  if (electronBinary()) return;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!retry && readStamp(stampFile).failedFor === version) return;

  log(`Fetching Electron ${version} (at most ${limitSeconds} s) …`);
  const { output, timedOut } = await run(modernNode(), [toolFile('electron', 'install-electron')], {
    timeoutMs: limitSeconds * 1000,
  });
  if (electronBinary()) return;
  const reason = timedOut ? `no answer within ${limitSeconds} s` : firstLine(output);
  writeStamp(stampFile, { failedFor: version, reason });
  log(
    `Electron ${version} cannot be fetched here (${reason}). Everything but the desktop app itself works without it; to try again: npm run setup -- --retry-electron`,
  );
}

/** @param {string} text */
function firstLine(text) {
  return text.trim().split('\n')[0] || 'the download failed';
}
