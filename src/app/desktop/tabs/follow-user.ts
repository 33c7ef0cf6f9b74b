import type { DesktopApp } from '#src/platform/index.ts';
import { setUnsavedElsewhere } from '#src/stores/unsaved.ts';
import { titleOf } from './tab-list.ts';
import { useTabs } from './tabs-store.ts';

/**
 * Closes tabs whose user has gone. Those that a session took along while their entries were not saved come back with the
 * same user, and with them the drafts of their forms; nobody else gets to see them.
 */
export function followUser(app: Pick<DesktopApp, 'onUserChanged' | 'onSessionExpired'>): void {
  let waiting: { userId: number; addresses: readonly string[] } | null = null;
  const unsaved = () =>
    useTabs.getState().tabs.filter(({ id, isUnsaved }) => isUnsaved && id !== useTabs.getState().active);

  app.onSessionExpired(({ userId }) => {
    waiting = { userId, addresses: unsaved().map(({ address }) => address) };
    useTabs.getState().closeOthers();
  });
  app.onUserChanged(({ userId, isOther }) => {
    if (userId === null || isOther) useTabs.getState().closeOthers();
    if (waiting?.userId === userId) {
      for (const address of waiting.addresses) useTabs.getState().open(address, true);
    }
    waiting = null;
  });
  useTabs.subscribe(() => setUnsavedElsewhere(unsaved().map(titleOf)));
}
