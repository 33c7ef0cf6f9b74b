import { defaultRefresh } from '#contract/desktop/collections.ts';
import type { KnownServer } from '#contract/desktop/servers.ts';
import type { DesktopSettings, ManagedSetting, SettingsChange } from '#contract/desktop/settings.ts';
import type { UpdateChannel } from '#contract/desktop/updates.ts';
import type { Desktop } from '../desktop.ts';
import type { Presence } from '../presence/presence-settings.ts';
import type { createSpelling } from '../spelling/spelling.ts';
import type { SettingsFile } from './settings-file.ts';

interface SettingsOptions {
  file: SettingsFile;
  servers: KnownServer[];
  /** The settings that the organization manages, and its choice about notifications. */
  managed: { settings: ManagedSetting[]; notifies: boolean | null };
  /** The channel at the start, and what follows another one. */
  updates: { channel: UpdateChannel; follow: (channel: UpdateChannel) => void };
  /** Whether crash reports are sent at the start, and what is told of a change. */
  crashReports: { isOn: boolean; decide: (isOn: boolean) => void };
  presence: Pick<Presence, 'settings' | 'change'>;
  spelling: ReturnType<typeof createSpelling>;
  desktop: Pick<Desktop, 'offlineUsage' | 'refreshEvery'>;
}

/** The data of the settings page, collected from its sources, and the changes it can make. */
export function createSettings(options: SettingsOptions) {
  const { file, servers, managed, updates, crashReports, presence, spelling, desktop } = options;
  let { channel } = updates;
  let sendsCrashReports = crashReports.isOn;
  const refreshMinutes = () => file.current().refreshMinutes ?? defaultRefresh;
  desktop.refreshEvery(refreshMinutes());
  const isManaged = (setting: ManagedSetting) => managed.settings.includes(setting);
  const current = (): DesktopSettings => {
    const { bytes, answers, limit } = desktop.offlineUsage();
    return {
      servers,
      managed: managed.settings,
      spelling: spelling.current(),
      notifies: managed.notifies ?? file.current().notifies ?? true,
      updateChannel: channel,
      sendsCrashReports,
      presence: presence.settings(),
      offline: { bytes, answers, limit },
      refreshMinutes: refreshMinutes(),
    };
  };
  return {
    current,
    change: (change: SettingsChange): DesktopSettings => {
      file.change({
        ...(change.notifies !== undefined && managed.notifies === null && { notifies: change.notifies }),
        ...(change.spelling && { spelling: change.spelling }),
      });
      if (change.updateChannel !== undefined && !isManaged('updateChannel')) {
        channel = change.updateChannel;
        file.change({ updateChannel: channel });
        updates.follow(channel);
      }
      if (change.sendsCrashReports !== undefined && !isManaged('crashReports')) {
        ({ sendsCrashReports } = change);
        file.change({ sendsCrashReports });
        crashReports.decide(sendsCrashReports);
      }
      if (change.refreshMinutes !== undefined) {
        file.change({ refreshMinutes: change.refreshMinutes });
        desktop.refreshEvery(change.refreshMinutes);
      }
      if (change.spelling) spelling.apply(change.spelling);
      if (change.presence) presence.change(change.presence);
      return current();
    },
  };
}
export type Settings = ReturnType<typeof createSettings>;
