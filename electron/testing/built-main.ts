import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { inRoot } from '../../scripts/lib/paths.mjs';
import { tempFolder } from './temp-folder.ts';

export interface BuiltMainOptions {
  env?: Record<string, string>;
  /** Content of the settings file it finds. */
  settings?: string;
  /** Further arguments of its command line. */
  args?: string[];
  /** Content of the file that says where the window was. */
  windowState?: string;
  /** The script that plays Electron, where it is not `run-built-main.ts`. */
  script?: string;
  /** Puts more into its folder before it starts. */
  prepare?: (folder: string) => void;
  /** The built file, where it is not the one in dist/. */
  main?: string;
}

/**
 * Runs the built main process under Node with a stand-in for Electron, on a machine without keychain,
 * and returns what it did (see `run-built-main.ts`) with `log`, what it wrote to standard error.
 */
export async function runBuiltMain(options: BuiltMainOptions): Promise<Record<string, unknown>> {
  const { env, settings, main, args = [], windowState, script = 'run-built-main.ts', prepare } = options;
  const folder = tempFolder();
  mkdirSync(join(folder, 'userData'));
  if (settings !== undefined) writeFileSync(join(folder, 'userData', 'settings.json'), settings);
  if (windowState !== undefined) writeFileSync(join(folder, 'userData', 'window.json'), windowState);
  prepare?.(folder);
  const { DBUS_SESSION_BUS_ADDRESS: _, DISPLAY: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
    env: {
      ...inherited,
      XDG_RUNTIME_DIR: folder,
      XDG_CACHE_HOME: join(folder, 'cache'),
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
