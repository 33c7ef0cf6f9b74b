import type { DesktopCommand } from '#contract/desktop/bridge.ts';

/** The part of Electron's `WebContents` that says that another document takes the place of this one. */
export interface ListeningPage {
  on(
    event: 'did-start-navigation',
    listener: (details: { isMainFrame: boolean; isSameDocument: boolean }) => void,
  ): unknown;
}

/** Commands for pages that may still be loading: kept, one for each page, until the page says that it listens. */
export function createPageCommands<Page extends ListeningPage>(send: (page: Page, command: DesktopCommand) => void) {
  const listening = new WeakSet<Page>();
  const followed = new WeakSet<Page>();
  const waiting = new WeakMap<Page, DesktopCommand>();
  return {
    tell: (page: Page, command: DesktopCommand): void => {
      if (listening.has(page)) send(page, command);
      else waiting.set(page, command);
    },
    /** The page listens from now on. Returns the command that has waited for it. */
    begin: (page: Page): DesktopCommand | null => {
      listening.add(page);
      if (!followed.has(page)) {
        followed.add(page);
        page.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
          if (isMainFrame && !isSameDocument) listening.delete(page);
        });
      }
      const command = waiting.get(page) ?? null;
      waiting.delete(page);
      return command;
    },
  };
}
