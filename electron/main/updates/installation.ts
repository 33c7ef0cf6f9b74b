import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** How this copy came onto the computer, as far as that decides who updates it. */
export type Installation = 'own' | 'flatpak' | 'msi';

/** The part of Node's `process` that says so. */
interface Running {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  execPath: string;
}

/** How this copy was installed: on Windows our own installer leaves its uninstaller beside the program, an MSI does not. */
export function installationOf({ platform, env, execPath }: Running): Installation {
  if (platform === 'linux' && env.FLATPAK_ID) return 'flatpak';
  if (platform !== 'win32') return 'own';
  return readdirSync(dirname(execPath)).some((name) => /^Uninstall .*\.exe$/i.test(name)) ? 'own' : 'msi';
}

/** Why a copy that something else updates does not update itself; `null` for one that does. */
export function keeperOf(installation: Installation): string | null {
  if (installation === 'flatpak') return 'Flatpak updates this copy, with your other apps.';
  if (installation === 'msi') return 'Your organization installs the updates of this copy.';
  return null;
}
