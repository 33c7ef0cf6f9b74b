import { app } from 'electron';

import type { Config } from './config/config.ts';
import type { Desktop } from './desktop.ts';
import type { PresenceParts } from './presence/presence.ts';
import type { SettingsFile } from './settings/settings-file.ts';
import type { Start } from './starts/starts.ts';
import type { WindowCommands } from './window-commands.ts';
import type { Windows } from './windows/windows.ts';

interface FirstStepsOptions {
  config: Config;
  file: SettingsFile;
  desktop: Desktop;
  windows: Windows;
  commands: WindowCommands;
  presence: PresenceParts;
}

/** The system has started the app at sign-in. */
const isStartedHidden = ({ words }: Start) =>
  words.has('hidden') || (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin);

/** Once everything is in place: shows the windows, and finds out who is signed in and what the server is. */
export function takeFirstSteps(initial: Start, options: FirstStepsOptions): void {
  const { config, file, desktop, windows, commands, presence } = options;
  if (!isStartedHidden(initial) || !presence.keepsRunning()) windows.restore(initial.path);
  if (initial.words.has('search')) commands.search();

  // The window opens without waiting; the title names the server's mode once it is known.
  void desktop.checkServer().then((check) => {
    const isOwnChoice = !config.isServerGiven && config.settings.serverOrigin !== undefined;
    if (check.kind === 'accepted' && isOwnChoice) file.change({ serverMode: check.mode });
  });
  void desktop.checkUser();
  void desktop.user().then(presence.recent.keepFor);
}
