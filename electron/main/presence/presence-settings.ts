import type { PresenceSettings, SettingsChange } from '#contract/desktop/settings.ts';
import type { Decided } from '../config/config.ts';
import type { SettingsFile } from '../settings/settings-file.ts';
import type { LoginItem } from './login-item.ts';
import type { SearchKeys } from './search-keys.ts';

interface PresenceOptions {
  file: SettingsFile;
  decided: Decided;
  login: LoginItem;
  searchKeys: SearchKeys;
  /** Something of it has changed: tray and menus follow. */
  onChange: () => void;
}

/** What CARDI does beside its windows: the person's choice, and the organization's word above it. */
export function createPresenceSettings({ file, decided, login, searchKeys, onChange }: PresenceOptions) {
  const settings = (): PresenceSettings => {
    const saved = file.current();
    return {
      showsTray: saved.showsTray ?? true,
      keepsRunning: decided.keepsRunning ?? saved.keepsRunning ?? false,
      startsAtLogin: login.isOn(),
      listsRecent: decided.listsRecent ?? saved.listsRecent ?? true,
      searchKeys: searchKeys.current(),
    };
  };
  return {
    settings,
    /** What the organization has decided stays as it is. */
    change: (change: NonNullable<SettingsChange['presence']>): void => {
      const { showsTray, keepsRunning, startsAtLogin, listsRecent, searchKeys: keys } = change;
      if (startsAtLogin !== undefined && decided.startsAtLogin === null) login.set(startsAtLogin);
      const mayChangeKeys = keys !== undefined && decided.maySetSearchKeys;
      if (mayChangeKeys) searchKeys.set(keys);
      file.change({
        ...(showsTray !== undefined && { showsTray }),
        ...(keepsRunning !== undefined && decided.keepsRunning === null && { keepsRunning }),
        ...(listsRecent !== undefined && decided.listsRecent === null && { listsRecent }),
        // Keys that the system refused are kept: it may have them to give after the next start.
        ...(mayChangeKeys && { searchKeys: keys ?? undefined }),
      });
      onChange();
    },
    /** At the start: what was chosen, or decided, holds. */
    begin: (): void => {
      if (decided.startsAtLogin !== null) login.set(decided.startsAtLogin);
      const { searchKeys: keys } = file.current();
      if (keys && decided.maySetSearchKeys) searchKeys.set(keys);
    },
  };
}
export type Presence = ReturnType<typeof createPresenceSettings>;
