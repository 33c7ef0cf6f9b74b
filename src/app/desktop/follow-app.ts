import type { QueryClient } from '@tanstack/react-query';

import type { DesktopApp } from '#src/platform/index.ts';
import { useConnection } from '#src/stores/connection.ts';
import { useShell } from '#src/stores/shell.ts';
import { toast } from '#src/stores/toasts.ts';
import { useTheme } from '#src/theme/theme-store.ts';

interface FollowOptions {
  client: QueryClient;
  navigate: (path: string) => void;
}

/**
 * Does what the desktop app around the page tells it: fresh answers, pages that links and notifications
 * lead to, the menu, downloads, updates. Begins before the first request, so that nothing is missed.
 */
export function followApp(app: DesktopApp, { client, navigate }: FollowOptions): void {
  app.onRefreshed(({ path, outcome, savedAt }) => {
    useConnection.getState().answered(outcome === 'failed' ? savedAt : null);
    // By convention a query's key begins with its endpoint's path.
    if (outcome === 'changed') void client.invalidateQueries({ queryKey: [path] });
  });
  app.onOpen(({ path }) => {
    // The app has checked it; that it stays on this origin is looked at here, too.
    const url = URL.parse(path, location.href);
    if (url?.protocol === location.protocol && url.host === location.host) {
      navigate(`${url.pathname}${url.search}${url.hash}`);
    }
  });
  app.onCommand((command) => {
    if (command.name === 'search') useShell.getState().setSearch(true);
    else useTheme.getState().choose(command.choice);
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
