import type { BrowserWindow, WebContents } from 'electron';

import type { DesktopCommand } from '#contract/desktop/bridge.ts';
import type { Emit } from './desktop.ts';
import { sendEvent } from './ipc/events.ts';
import { createPageCommands } from './windows/page-commands.ts';
import type { Windows } from './windows/windows.ts';

/** Events and commands for the pages in the windows. */
export function createToPages(windows: () => Pick<Windows, 'all' | 'front'>) {
  const commands = createPageCommands<WebContents>({
    command: (page, command) => sendEvent([page], 'command', command),
    open: (page, path) => sendEvent([page], 'open', { path }),
  });

  /** Sends to the pages of all windows. */
  const emit: Emit = (name, payload) => {
    const pages = windows()
      .all()
      .map(({ webContents }) => webContents);
    sendEvent(pages, name, payload);
  };
  /** Sends to the page of the window in front, if there is one. */
  const emitToFront: Emit = (name, payload) => {
    const front = windows().front();
    sendEvent(front ? [front.webContents] : [], name, payload);
  };
  return {
    emit,
    emitToFront,
    /** Asks the page in a window to show another page of the app, once it listens. */
    open: (window: BrowserWindow, path: string): void => commands.open(window.webContents, path),
    /** Gives the page of the window in front a command, once it listens. */
    tellFront: (command: DesktopCommand): void => {
      const front = windows().front();
      if (front) commands.tell(front.webContents, command);
    },
    /** A page listens from now on. Returns what has waited for it. */
    begin: commands.begin,
  };
}
export type ToPages = ReturnType<typeof createToPages>;
