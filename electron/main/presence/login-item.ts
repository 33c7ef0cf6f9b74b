import { startWords } from '../starts/start-words.ts';

/** Where the system keeps what it starts at sign-in. */
export interface LoginItem {
  /** `null` where this copy cannot be started so: it runs from source. */
  isOn: () => boolean | null;
  set: (isOn: boolean) => void;
}

/** The part of Electron's `app` that Windows and macOS need. */
export interface LoginApp {
  getLoginItemSettings(options?: { args?: string[] }): { openAtLogin: boolean };
  setLoginItemSettings(settings: { openAtLogin: boolean; args?: string[] }): void;
}

/** Windows takes the words for the command line; macOS tells by itself that it was the one who started the app. */
const args = [startWords.hidden];

/** Windows and macOS: the system is asked each time, for a person may have changed it there. */
export function systemLoginItem(app: LoginApp): LoginItem {
  return {
    isOn: () => app.getLoginItemSettings({ args }).openAtLogin,
    set: (isOn) => app.setLoginItemSettings({ openAtLogin: isOn, args }),
  };
}

/** A copy that runs from source would start without its source. */
export const noLoginItem: LoginItem = { isOn: () => null, set: () => {} };
