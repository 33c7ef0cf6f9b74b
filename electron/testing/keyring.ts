import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const host = fileURLToPath(new URL('./keyring-host.ts', import.meta.url));

/** `unlocked` and `locked`: a real gnome-keyring in a D-Bus session of its own; `absent`: no D-Bus at all. */
export type KeyringState = 'unlocked' | 'locked' | 'absent';

function isKeytarBuilt(): boolean {
  try {
    createRequire(import.meta.url).resolve('keytar/build/Release/keytar.node');
    return true;
  } catch {
    return false;
  }
}

/** Why this machine cannot run a real keyring, or `null` where it can. */
export function missingForKeyring(): string | null {
  if (process.platform !== 'linux') return 'the keyring tests need Linux';
  const missing = ['gnome-keyring-daemon', 'dbus-run-session', 'dbus-send'].filter(
    (program) => spawnSync('which', [program]).status !== 0,
  );
  if (!isKeytarBuilt()) missing.push('keytar');
  return missing.length > 0 ? `not installed here: ${missing.join(', ')}` : null;
}

/**
 * Starts a Node program with a keyring in the given state; its files lie below `folder`. The returned process has the
 * program's input and output. `dbus-run-session` passes no signals on, so a program that runs until it is stopped ends
 * when its input ends.
 */
export function spawnWithKeyring(
  state: KeyringState,
  folder: string,
  nodeArgs: readonly string[],
): ChildProcessWithoutNullStreams {
  const runtimeFolder = join(folder, 'run');
  mkdirSync(runtimeFolder, { mode: 0o700, recursive: true });
  const { DBUS_SESSION_BUS_ADDRESS: _, DISPLAY: __, WAYLAND_DISPLAY: ___, ...inherited } = process.env;
  const env = { ...inherited, HOME: folder, XDG_DATA_HOME: join(folder, 'data'), XDG_RUNTIME_DIR: runtimeFolder };
  const command = [process.execPath, ...nodeArgs];
  const [program = '', ...args] =
    state === 'absent' ? command : ['dbus-run-session', '--', process.execPath, host, state, ...command];
  return spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
}
