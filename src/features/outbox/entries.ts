import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { OutboxEntry, OutboxLosses, OutboxResult } from '#contract/desktop/outbox.ts';
import { type DesktopApp, platform } from '#src/platform/index.ts';

/** The changes that wait in the desktop app, or that the server has refused; none on the web. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: async (): Promise<OutboxEntry[]> => (await platform.app?.outbox()) ?? [],
  // The app announces every change.
  staleTime: Number.POSITIVE_INFINITY,
  enabled: platform.app !== null,
});

/** How many changes were deleted without having been sent. */
export const outboxLossesQuery = queryOptions({
  queryKey: ['outbox', 'losses'],
  queryFn: async (): Promise<OutboxLosses> => (await platform.app?.outboxLosses()) ?? { ended: 0, old: 0 },
  staleTime: Number.POSITIVE_INFINITY,
  enabled: platform.app !== null,
});

/** Reads what waits, before anything is drawn. */
export const loadOutbox = (client: QueryClient): Promise<void> => client.prefetchQuery(outboxQuery);

const none: OutboxEntry[] = [];

/** All changes that wait or were refused, in the order in which they were made. */
export function useOutbox(): OutboxEntry[] {
  return useQuery(outboxQuery).data ?? none;
}

/** The same at this moment. */
export function outboxNow(client: QueryClient): OutboxEntry[] {
  return client.getQueryData(outboxQuery.queryKey) ?? none;
}

/** The changes of these records, in the order in which they were made. */
export function useChangesOf(...records: readonly string[]): OutboxEntry[] {
  const { data = none } = useQuery(outboxQuery);
  return data.length === 0 ? none : data.filter(({ record }) => records.includes(record));
}

/** The form that waits to be saved for a record, `null` where none does; `isLoading` until that is known. */
export function useWaitingForm(record: string): { waiting: OutboxEntry | null; isLoading: boolean } {
  const { data, isLoading } = useQuery(outboxQuery);
  const waiting = data?.findLast((entry) => entry.record === record && entry.form !== null) ?? null;
  return { waiting, isLoading };
}

/** The forms that wait to be saved by this endpoint, the newest of each record, in the order in which they were first saved. */
export function useWaitingForms(endpoint: string): OutboxEntry[] {
  const { data = none } = useQuery(outboxQuery);
  const saves = data.filter((entry) => entry.endpoint === endpoint && entry.form !== null);
  return [...Map.groupBy(saves, ({ record }) => record).values()].flatMap((line) => line.at(-1) ?? []);
}

/** Deletes what waits for a record that is gone, or only the calls of this endpoint. */
export async function discardChangesOf(record: string, endpoint?: string): Promise<void> {
  const { app } = platform;
  if (!app) return;
  const waiting = (await app.outbox()).filter(
    (entry) => entry.record === record && (endpoint === undefined || entry.endpoint === endpoint),
  );
  for (const { key } of waiting) await app.discardChange(key);
}

/** The expected answer to the last waiting change of each record; pages show it in the meantime. */
export function useWaitingAnswers(): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const { data = none } = useQuery(outboxQuery);
  return new Map(
    data.flatMap(({ record, answer, state }) => (answer && state !== 'refused' ? [[record, answer]] : [])),
  );
}

/** How many changes wait, and how many the server has refused. */
export function useOutboxCount(): { waiting: number; refused: number } {
  const { data = none } = useQuery(outboxQuery);
  const refused = data.filter(({ state }) => state === 'refused').length;
  return { waiting: data.length - refused, refused };
}

/** Changes an entry; the list is the new one when it resolves. */
export function useOutboxChange<Input>(change: (app: DesktopApp, input: Input) => Promise<OutboxResult>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      if (!platform.app) throw new Error('There is no outbox on the web');
      return change(platform.app, input);
    },
    onSuccess: ({ entries }) => client.setQueryData(outboxQuery.queryKey, entries),
  });
}
