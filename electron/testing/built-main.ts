import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { inRoot } from '../../scripts/lib/paths.mjs';
import { tempFolder } from './temp-folder.ts';

const script = fileURLToPath(new URL('./run-built-main.ts', import.meta.url));

export interface BuiltMainOptions {
  env?: Record<string, string>;
  /** Content of the settings file it finds. */
  settings?: string;
  /** The built file, where it is not the one in dist/. */
  main?: string;
}

/**
 * Runs the built main process under Node with a stand-in for Electron, on a machine without keychain,
 * and returns what it did (see `run-built-main.ts`) with `log`, what it wrote to standard error.
 */
export async function runBuiltMain({ env, settings, main }: BuiltMainOptions): Promise<Record<string, unknown>> {
  const folder = tempFolder();
  mkdirSync(join(folder, 'userData'));
  if (settings !== undefined) writeFileSync(join(folder, 'userData', 'settings.json'), settings);
  const { DBUS_SESSION_BUS_ADDRESS: _, DISPLAY: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [script], {
    env: {
      ...inherited,
      XDG_RUNTIME_DIR: folder,
      CARDI_SERVER_URL: '',
      STAND_IN_FOLDER: folder,
      STAND_IN_MAIN: main ?? inRoot('dist/desktop/main/index.js'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit').then(([code]: unknown[]) => code);
  const [output, log, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  if (code !== 0) throw new Error(`The main process failed: ${log}`);
  const line = output.split('\n').find((each) => each.startsWith('{')) ?? 'null';
  return { ...(JSON.parse(line) as Record<string, unknown>), log };
}
