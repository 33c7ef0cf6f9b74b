import type { KnownServer } from '#contract/desktop/servers.ts';
import type { DesktopSettings, SettingsChange } from '#contract/desktop/settings.ts';
import type { Desktop } from '../desktop.ts';
import type { createSpelling } from '../spelling/spelling.ts';
import type { SettingsFile } from './settings-file.ts';

interface SettingsOptions {
  file: SettingsFile;
  servers: KnownServer[];
  spelling: ReturnType<typeof createSpelling>;
  desktop: Pick<Desktop, 'offlineUsage'>;
}

/** The data of the settings page, collected from its stores, and the changes it can make. */
export function createSettings({ file, servers, spelling, desktop }: SettingsOptions) {
  const current = (): DesktopSettings => {
    const { bytes, answers, limit } = desktop.offlineUsage();
    return {
      servers,
      spelling: spelling.current(),
      notifies: file.current().notifies ?? true,
      offline: { bytes, answers, limit },
    };
  };
  return {
    current,
    change: (change: SettingsChange): DesktopSettings => {
      file.change({
        ...(change.notifies !== undefined && { notifies: change.notifies }),
        ...(change.spelling && { spelling: change.spelling }),
      });
      if (change.spelling) spelling.apply(change.spelling);
      return current();
    },
  };
}
