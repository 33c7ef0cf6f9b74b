import type { QueryClient } from '@tanstack/react-query';

import type { DesktopCommand } from '#contract/desktop/bridge.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { followCollections } from '#src/features/kept-collections/index.ts';
import { followOutbox } from '#src/features/outbox/index.ts';
import { copyLink } from '#src/lib/copy-link.ts';
import type { DesktopApp } from '#src/platform/index.ts';
import { useConnection } from '#src/stores/connection.ts';
import { useShell } from '#src/stores/shell.ts';
import { toast } from '#src/stores/toasts.ts';
import { leaveUnasked } from '#src/stores/unsaved.ts';
import { isGivenUp, startUnsavedWindows } from '#src/stores/unsaved-windows.ts';
import { useTheme } from '#src/theme/theme-store.ts';

interface FollowOptions {
  client: QueryClient;
  navigate: (path: string) => void;
  /** Does what a command says about tabs and their history; whether it was about them. */
  obeyTabs: (name: DesktopCommand['name']) => boolean;
}

/**
 * Handles the desktop app's events: new answers, pages from links and notifications, the menu, downloads, updates.
 * Starts before the first request, so that no event is missed.
 */
export function followApp(app: DesktopApp, { client, navigate, obeyTabs }: FollowOptions): void {
  app.onRefreshed(({ path, outcome, savedAt }) => {
    useConnection.getState().answered(outcome === 'failed' ? savedAt : null);
    // By convention a query's key begins with its endpoint's path.
    if (outcome === 'changed') void client.invalidateQueries({ queryKey: [path] });
  });
  startUnsavedWindows();
  followOutbox(app, client);
  followCollections(app, client);
  const open = (path: string) => {
    // The app has checked the path; its origin is checked here, too.
    const url = URL.parse(path, location.href);
    if (url?.protocol === location.protocol && url.host === location.host) {
      navigate(`${url.pathname}${url.search}${url.hash}`);
    }
  };
  app.onOpen(({ path }) => open(path));
  app.onUserChanged(({ userId }) => {
    // Someone signed in or out in another window, so this one still shows the former user's data. In the window where
    // it was done, the call is still under way.
    const shown = client.getQueryData(currentUserQuery.queryKey)?.id ?? null;
    if (client.isMutating() > 0 || shown === userId) return;
    // The question of the other window was about the entries of this one, too.
    if (userId === null && isGivenUp()) leaveUnasked();
    location.reload();
  });
  const obey = (command: DesktopCommand) => {
    const shell = useShell.getState();
    if (command.name === 'theme') useTheme.getState().choose(command.choice);
    else if (obeyTabs(command.name)) return;
    else if (command.name === 'search') shell.setSearch(true);
    else if (command.name === 'copyLink') void copyLink(location.pathname);
    else if (command.name === 'shortcuts') shell.setShortcuts(true);
    else shell.setFind(true);
  };
  app.onCommand(obey);
  void app.listening().then(({ commands, path }) => {
    if (path !== null) open(path);
    commands.forEach(obey);
  });
  app.onDownloaded(({ name, isSaved }) => {
    if (isSaved) toast({ title: 'Saved', description: name });
    else toast({ title: 'Not saved', description: `${name} could not be saved.`, variant: 'destructive' });
  });
  app.onUpdatesChanged((state) => {
    if (state.kind !== 'ready') return;
    toast({
      title: `Version ${state.version} is ready`,
      description: 'Restart to update. What you typed is kept.',
      action: { label: 'Restart to update', onSelect: () => void app.restartToUpdate() },
    });
  });
  const tellTheme = () => void app.themeChosen(useTheme.getState().choice);
  useTheme.subscribe(tellTheme);
  tellTheme();
}
