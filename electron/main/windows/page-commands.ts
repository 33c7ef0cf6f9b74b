import type { DesktopCommand, WaitingCommands } from '#contract/desktop/bridge.ts';

/** The part of Electron's `WebContents` that says that another document takes the place of this one. */
export interface ListeningPage {
  on(
    event: 'did-start-navigation',
    listener: (details: { isMainFrame: boolean; isSameDocument: boolean }) => void,
  ): unknown;
}

/** So many commands wait for a page; a page that never loads gets no more. */
const mostWaiting = 20;

interface Send<Page> {
  command: (page: Page, command: DesktopCommand) => void;
  open: (page: Page, path: string) => void;
}

/** Commands, and pages to show, for pages that may still be loading: kept until the page says that it listens. */
export function createPageCommands<Page extends ListeningPage>(send: Send<Page>) {
  const listening = new WeakSet<Page>();
  const followed = new WeakSet<Page>();
  const waiting = new WeakMap<Page, WaitingCommands>();
  const waitingFor = (page: Page) => waiting.get(page) ?? { commands: [], path: null };
  return {
    tell: (page: Page, command: DesktopCommand): void => {
      if (listening.has(page)) return send.command(page, command);
      const { commands, path } = waitingFor(page);
      if (commands.length < mostWaiting) waiting.set(page, { commands: [...commands, command], path });
    },
    /** Of several pages the last one is shown. */
    open: (page: Page, path: string): void => {
      if (listening.has(page)) send.open(page, path);
      else waiting.set(page, { ...waitingFor(page), path });
    },
    /** The page listens from now on. Returns what has waited for it, in its order. */
    begin: (page: Page): WaitingCommands => {
      listening.add(page);
      if (!followed.has(page)) {
        followed.add(page);
        page.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
          if (isMainFrame && !isSameDocument) listening.delete(page);
        });
      }
      const found = waitingFor(page);
      waiting.delete(page);
      return found;
    },
  };
}
