import { app, Menu } from 'electron';

import type { OpenedRecord } from '#contract/desktop/recent.ts';
import { jumpListOf } from './jump-list.ts';
import { type PresenceActions, recentItems } from './tray-template.ts';

function setJumpList(recent: readonly OpenedRecord[]): void {
  // From source the program is Electron's own, which would not know what to start.
  if (!app.isPackaged) return;
  const { removedItems } = app.getJumpListSettings();
  app.setJumpList(jumpListOf({ recent, removed: removedItems, program: process.execPath }));
}

/** What the system shows at the app's icon: the jump list of Windows, the dock's menu of macOS. */
export function showInSystemLists(recent: readonly OpenedRecord[], actions: PresenceActions): void {
  if (process.platform === 'win32') setJumpList(recent);
  if (process.platform !== 'darwin') return;
  app.dock?.setMenu(
    Menu.buildFromTemplate([
      ...recentItems(recent, actions.openPath),
      ...(recent.length > 0 ? [{ type: 'separator' } as const] : []),
      { label: 'Search…', click: actions.search },
      { label: 'New Window', click: actions.newWindow },
    ]),
  );
}
