import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { OfflineProgress, SettingsChange } from '#contract/desktop/settings.ts';
import { type DesktopApp, platform } from '#src/platform/index.ts';

/** The app around the page. The settings page is shown in the app only. */
export function desktopApp(): DesktopApp {
  if (!platform.app) throw new Error('These are settings of the desktop app');
  return platform.app;
}

const settingsQuery = queryOptions({
  queryKey: ['desktop', 'settings'],
  queryFn: () => desktopApp().settings(),
});
const statusQuery = queryOptions({
  queryKey: ['desktop', 'status'],
  queryFn: () => platform.status(),
});
const diagnosticsQuery = queryOptions({
  queryKey: ['desktop', 'diagnostics'],
  queryFn: () => desktopApp().diagnostics(),
});
const updatesQuery = queryOptions({
  queryKey: ['desktop', 'updates'],
  queryFn: () => desktopApp().updates(),
});

export const useSettings = () => useQuery(settingsQuery);
export const useDiagnostics = () => useQuery(diagnosticsQuery);

/** The app's server, updated live. */
export function useAppStatus() {
  const client = useQueryClient();
  useEffect(() => platform.onStatusChange((status) => client.setQueryData(statusQuery.queryKey, status)), [client]);
  return useQuery(statusQuery);
}

/** How far an update is, followed live. */
export function useUpdates() {
  const client = useQueryClient();
  useEffect(
    () => desktopApp().onUpdatesChanged((state) => client.setQueryData(updatesQuery.queryKey, state)),
    [client],
  );
  return useQuery(updatesQuery);
}

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => desktopApp().changeSettings(change),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
}

export function useClearCache() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => desktopApp().clearCache(),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
}

/** Prefetches records and reports the progress. */
export function useMakeOffline() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<OfflineProgress | null>(null);
  useEffect(() => desktopApp().onOfflineProgress(setProgress), []);
  const mutation = useMutation({
    mutationFn: () => desktopApp().makeOffline(),
    onSettled: () => {
      setProgress(null);
      return client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  return { ...mutation, progress };
}

/** Changes the server. The window then reloads; nothing changes if it is the current server. */
export function useConnect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => desktopApp().connect(address),
    onSuccess: () => client.invalidateQueries({ queryKey: ['desktop'] }),
  });
}
