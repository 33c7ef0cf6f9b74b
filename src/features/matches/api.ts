import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  draftIntroduction,
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

/** What writes the reason of an introduction to this match; `null` where no language model is configured. */
export function useWriter({ kind, id }: Pick<Match, 'kind' | 'id'>) {
  const name = useMatches(kind).data?.writer ?? null;
  if (name === null || (kind !== 'member' && kind !== 'technology')) return null;
  const params = { kind, id: String(id) };
  return { name, write: async () => (await call(draftIntroduction, { params })).reason };
}

interface Rating {
  feedback: MatchVerdict | null;
  reason?: TurnDownReason;
}

/**
 * Says what the member thinks of a match; the lists are ranked anew. The card may be gone by the time of the answer, so
 * the toast is shown from here.
 */
export function useRateMatch({ kind, id, title }: Pick<Match, 'kind' | 'id' | 'title'>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Rating) => call(rateMatch, { params: { kind, id: String(id) }, body }),
    onSuccess(_answer, { feedback }) {
      if (feedback === null) toast({ title: 'Taken back' });
      else if (feedback === 'good') {
        toast({ title: 'Good match', description: 'You see more like this one from now on.' });
      } else {
        toast({
          title: 'Not for you',
          description: `${title} is no longer among your matches.`,
          action: { label: 'Undo', onSelect: () => mutate({ feedback: null }) },
        });
      }
    },
    onError(error) {
      const body = error instanceof ApiError && error.status < 500 ? error.body : null;
      toast({
        variant: 'destructive',
        title: 'This was not saved',
        description: body?.message ?? 'Please try again in a moment.',
      });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: [listMatches.path] }),
  });
  return { mutate, isPending };
}
