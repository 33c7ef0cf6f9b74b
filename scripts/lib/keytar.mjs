import { existsSync } from 'node:fs';

import { ensureDependencies, installEnv } from './install.mjs';
import { inRoot } from './paths.mjs';
import { npm } from './programs.mjs';
import { run } from './run.mjs';
import { hashFiles, readStamp, writeStamp } from './stamps.mjs';
import { commandToType, missingNeeds } from './system-packages.mjs';

const folder = inRoot('node_modules', 'keytar');
const stampFile = inRoot('.cache', 'keytar.json');

/** Whether keytar's native module was built; npm silently leaves it out when the build fails. */
export const keytarIsBuilt = () => existsSync(inRoot('node_modules', 'keytar', 'build', 'Release', 'keytar.node'));

/**
 * Builds the keychain's native part when it is missing, as after an install on a machine that had no libsecret yet. A
 * failed build is reported once, and tried again when the missing package is there.
 * @param {{ log: (line: string) => void }} options
 */
export async function ensureKeytar({ log }) {
  if (keytarIsBuilt()) return;
  const missing = missingNeeds(['compiler', 'libsecret']);
  const situation = `${hashFiles([inRoot('package-lock.json')])} without ${missing.join(', ') || 'reason'}`;
  if (readStamp(stampFile).failedIn === situation) return;

  const reason = missing.length > 0 ? `to install what it needs: ${commandToType(missing)}` : await build({ log });
  if (keytarIsBuilt()) return;
  writeStamp(stampFile, { failedIn: situation });
  log(
    `keytar, which keeps the desktop app's session in the system's keychain, is not built (${reason}). Without it the app forgets the session when it is closed; everything else works.`,
  );
}

/**
 * npm removes an optional package whose build failed; only a new install brings it back.
 * @param {{ log: (line: string) => void }} options
 * @returns {Promise<string>} the builder's own words
 */
async function build({ log }) {
  if (!existsSync(folder)) await ensureDependencies({ force: true, log });
  const { command, args } = npm();
  const { output } = await run(command, [...args, 'rebuild', 'keytar'], { env: installEnv(), timeoutMs: 180_000 });
  const line = output.split('\n').find((text) => /not found|No package|fatal error|gyp ERR! stack/.test(text));
  return line?.replace(/^npm (error|warn)\s*/i, '').trim() ?? 'npm rebuild keytar shows why';
}
