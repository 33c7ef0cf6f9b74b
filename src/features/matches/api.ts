import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  listMatches,
  type Match,
  type MatchKind,
  type MatchVerdict,
  rateMatch,
  type TurnDownReason,
} from '#contract/matches.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toast } from '#src/stores/toasts.ts';

/** The member's matches of a kind. */
export function useMatches(kind: MatchKind) {
  const { user } = useCurrentUser();
  return useQuery({ ...queryOf(listMatches, { query: { kind } }), enabled: user !== null });
}

interface Rating {
  feedback: MatchVerdict | null;
  reason?: TurnDownReason;
}

/** Says what the member thinks of a match; the lists are ranked anew. */
export function useRateMatch({ kind, id }: Pick<Match, 'kind' | 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Rating) => call(rateMatch, { params: { kind, id: String(id) }, body }),
    onError(error) {
      const body = error instanceof ApiError && error.status < 500 ? error.body : null;
      toast({
        variant: 'destructive',
        title: 'This was not saved',
        description: body?.message ?? 'Please try again in a moment.',
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listMatches.path] }),
  });
}
