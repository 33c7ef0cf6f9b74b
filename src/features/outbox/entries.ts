import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

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

const none: OutboxEntry[] = [];

/** The changes of these records, in the order in which they were made. */
export function useChangesOf(...records: readonly string[]): OutboxEntry[] {
  const { data = none } = useQuery(outboxQuery);
  return data.length === 0 ? none : data.filter(({ record }) => records.includes(record));
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
