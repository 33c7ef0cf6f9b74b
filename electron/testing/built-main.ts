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
  /** Content of the app's settings file. */
  settings?: string;
  /** Further command-line arguments. */
  args?: string[];
  /** Content of the file with the last places of the windows. */
  windowState?: string;
  /** The script that replaces Electron, if not `run-built-main.ts`. */
  script?: string;
  /** Puts more files into the app's folder before it starts. */
  prepare?: (folder: string) => void;
  /** The built file, if not the one in dist/. */
  main?: string;
}

/**
 * Runs the built main process under Node with a stand-in for Electron, on a machine without a keychain. Returns the
 * results that `run-built-main.ts` printed, with `log`, its standard error.
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
      STAND_IN_DELAY: '1:20',
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
