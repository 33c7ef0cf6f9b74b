import { app, type Session } from 'electron';

import type { Config } from './config/config.ts';
import type { Desktop } from './desktop.ts';
import type { CrashReports } from './failures/crash-reports.ts';
import type { PresenceParts } from './presence/presence.ts';
import { knownServers } from './servers/known-servers.ts';
import { createSettings } from './settings/settings.ts';
import type { SettingsFile } from './settings/settings-file.ts';
import { createSpelling } from './spelling/spelling.ts';
import type { Updates } from './updates/updates.ts';

interface SettingsOptions {
  config: Config;
  file: SettingsFile;
  /** The session whose pages are spell-checked. */
  session: Session;
  presence: PresenceParts['settings'];
  crashReports: CrashReports;
  updates: () => Updates;
  desktop: Pick<Desktop, 'offlineUsage' | 'refreshEvery'>;
}

/** The settings page's settings, with all that follows them. */
export function setUpSettings({ config, file, session, presence, crashReports, updates, desktop }: SettingsOptions) {
  const spelling = createSpelling(session, app.getLocale());
  spelling.apply(config.settings.spelling);
  return createSettings({
    file,
    servers: knownServers(config.servers, app.isPackaged),
    managed: { settings: config.managed, notifies: config.decided.notifies },
    presence,
    crashReports: { isOn: config.sendsCrashReports, decide: crashReports.decide },
    updates: { channel: config.updates.channel, follow: (channel) => void updates().follow(channel) },
    spelling,
    desktop,
  });
}
