import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';

import { blockMember, unblockMember } from '#contract/blocks.ts';
import {
  answerConnection,
  listConnections,
  listRelations,
  type Relation,
  removeConnection,
  requestConnection,
} from '#contract/connections.ts';
import { followMember, listFollows, unfollowMember } from '#contract/follows.ts';
import { getMember, listMemberNetwork, listMembers } from '#contract/members.ts';
import { currentUserQuery, useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError, isSignedOut } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** The relations of these members to the signed-in one, by id; empty for visitors. One call for each page of a list. */
export function useRelations(pages: readonly (readonly number[])[]): ReadonlyMap<number, Relation> {
  const { user } = useCurrentUser();
  return useQueries({
    queries: pages
      .map((ids) => ids.filter((id) => id !== user?.id).join(','))
      .filter((ids) => ids !== '')
      .map((ids) => ({
        queryKey: [listRelations.path, user?.id, ids],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(listRelations, { query: { ids } }, signal),
        enabled: user !== null,
      })),
    combine: (results) => new Map(results.flatMap(({ data = [] }) => data.map((one) => [one.memberId, one] as const))),
  });
}

/** The actions of one member on another. */
export type RelationChange =
  | { kind: 'request'; note?: string }
  | { kind: 'accept' | 'decline' | 'remove' | 'follow' | 'unfollow' | 'block' | 'unblock' };

async function send(id: number, change: RelationChange): Promise<void> {
  const params = { id: String(id) };
  switch (change.kind) {
    case 'request':
      await call(requestConnection, { body: { memberId: id, note: change.note } });
      return;
    case 'accept':
    case 'decline':
      await call(answerConnection, { params, body: { answer: change.kind } });
      return;
    case 'remove':
      await call(removeConnection, { params });
      return;
    case 'follow':
      await call(followMember, { params });
      return;
    case 'unfollow':
      await call(unfollowMember, { params });
      return;
    case 'block':
      await call(blockMember, { params });
      return;
    case 'unblock':
      await call(unblockMember, { params });
  }
}

/** Changes what someone is to oneself; everything that shows it is asked for again. Failures say why. */
export function useRelationChange(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: RelationChange) => send(id, change),
    onError(error) {
      if (isSignedOut(error)) client.setQueryData(currentUserQuery.queryKey, null);
      const body = error instanceof ApiError && error.status < 500 ? error.body : null;
      toast({
        variant: 'destructive',
        title: 'Something went wrong',
        description: body?.message ?? 'Please try again in a moment.',
      });
    },
    async onSettled() {
      const paths = [listRelations, listConnections, listFollows, listMembers, getMember, listMemberNetwork];
      // The button changes once the server's answer is there, and stays busy until then.
      await client.invalidateQueries({ queryKey: [listRelations.path] });
      for (const { path } of paths.slice(1)) void client.invalidateQueries({ queryKey: [path] });
    },
  });
}
