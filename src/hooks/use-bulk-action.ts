import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError, isSignedOut, refusalOf } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** An action on some records. */
export interface BulkRun<Row> {
  rows: readonly Row[];
  act: (row: Row) => Promise<unknown>;
  /** The message after success, with the number of records. */
  done: (count: number) => string;
}

export interface BulkFailure<Row> {
  row: Row;
  /** The reason, in a sentence. */
  reason: string;
}

/**
 * Applies an action to one record after another, with the call for a single one. Reports how many succeeded, keeps
 * those that were refused, and refetches the list at `path`.
 */
export function useBulkAction<Row>(path: string) {
  const client = useQueryClient();
  const [finished, setFinished] = useState(0);
  const { mutateAsync, data, variables, isPending, reset } = useMutation({
    async mutationFn({ rows, act }: BulkRun<Row>): Promise<BulkFailure<Row>[]> {
      const failures: BulkFailure<Row>[] = [];
      for (const [index, row] of rows.entries()) {
        setFinished(index);
        try {
          await act(row);
        } catch (error) {
          const reason = refusalOf(error);
          if (stopsAll(error)) return [...failures, ...rows.slice(index).map((left) => ({ row: left, reason }))];
          failures.push({ row, reason });
        }
      }
      return failures;
    },
    onSuccess(failures, { rows, done }) {
      const count = rows.length - failures.length;
      if (count > 0) toast({ title: done(count) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
  return {
    run: mutateAsync,
    isPending,
    /** The number of finished records, and of all. */
    progress: { finished, of: variables?.rows.length ?? 0 },
    failures: data ?? [],
    forget: reset,
  };
}

/** The next record would fail for the same reason: no session, too many requests, or no answer. */
function stopsAll(error: unknown): boolean {
  return !(error instanceof ApiError) || isSignedOut(error) || error.status === 429;
}
