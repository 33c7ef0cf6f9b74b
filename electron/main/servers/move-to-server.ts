import type { ServerCheck } from '#contract/desktop/servers.ts';
import type { Desktop } from '../desktop.ts';
import type { SettingsFile } from '../settings/settings-file.ts';

interface MoveOptions {
  desktop: Pick<Desktop, 'server' | 'connect'>;
  file: Pick<SettingsFile, 'change'>;
  /** The organization has chosen the server. */
  isManaged: boolean;
  /** The app is at another server now. */
  onMoved: () => void;
}

/** Moves the app to the server at an address that was typed, and keeps the choice. */
export function createMove({ desktop, file, isManaged, onMoved }: MoveOptions) {
  return async (address: string): Promise<ServerCheck> => {
    if (isManaged) {
      return { kind: 'refused', problem: 'invalid', message: 'Your organization has chosen the server.' };
    }
    const before = desktop.server().origin;
    const check = await desktop.connect(address);
    if (check.kind !== 'accepted') return check;
    file.change({ serverOrigin: check.origin, serverMode: check.mode });
    if (check.origin !== before) onMoved();
    return check;
  };
}
