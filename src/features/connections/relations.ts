import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { listChanges } from '#contract/changes.ts';
import {
  answerConnection,
  listConnections,
  listRelations,
  type Relation,
  relation,
  removeConnection,
  requestConnection,
} from '#contract/connections.ts';
import { blockMember, unblockMember } from '#contract/connections-blocks.ts';
import { followRecord, listFollowedMembers, listFollows, unfollowRecord } from '#contract/connections-follows.ts';
import { getMember, listMemberNetwork, listMembers } from '#contract/members.ts';
import { currentUserQuery, useCurrentUser } from '#src/features/accounts/index.ts';
import { useWaitingAnswers } from '#src/features/outbox/index.ts';
import { call } from '#src/lib/api-client.ts';
import { ApiError, isSignedOut, Waiting } from '#src/lib/api-error.ts';
import { toast } from '#src/stores/toasts.ts';

/** A relation as pages show it; `isWaiting`: a change of it has not been sent. */
export interface ShownRelation extends Relation {
  isWaiting?: true;
}

/** The relations of these members to the signed-in one, by id; empty for visitors. One call for each page of a list. */
export function useRelations(pages: readonly (readonly number[])[]): ReadonlyMap<number, ShownRelation> {
  const { user } = useCurrentUser();
  const waiting = useWaitingAnswers();
  const known = useQueries({
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
  if (waiting.size === 0) return known;
  return new Map(pages.flat().flatMap((id) => withWaiting(known.get(id), id, waiting)));
}

/** A relation including the changes that have not been sent yet. */
function withWaiting(
  known: Relation | undefined,
  id: number,
  waiting: ReturnType<typeof useWaitingAnswers>,
): [number, ShownRelation][] {
  const changes = [waiting.get(`connection/${id}`), waiting.get(`follow/member/${id}`)].filter(
    (one) => one !== undefined,
  );
  if (changes.length === 0) return known ? [[id, known]] : [];
  const before = known ?? { memberId: id, connection: 'none', isFollowing: false, isBlocked: false };
  const after = relation.safeParse(Object.assign({}, before, ...changes));
  return [[id, { ...(after.data ?? before), isWaiting: true }]];
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
      await call(followRecord, { params: { kind: 'member', ...params } });
      return;
    case 'unfollow':
      await call(unfollowRecord, { params: { kind: 'member', ...params } });
      return;
    case 'block':
      await call(blockMember, { params });
      return;
    case 'unblock':
      await call(unblockMember, { params });
  }
}

/** Changes a relation; all queries that show it are fetched again. Failures show the reason. */
export function useRelationChange(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: RelationChange) => send(id, change),
    onError(error) {
      if (error instanceof Waiting) return;
      if (isSignedOut(error)) client.setQueryData(currentUserQuery.queryKey, null);
      const body = error instanceof ApiError && error.status < 500 ? error.body : null;
      toast({
        variant: 'destructive',
        title: 'Something went wrong',
        description: body?.message ?? 'Please try again in a moment.',
      });
    },
    async onSettled() {
      const paths = [
        listRelations,
        listConnections,
        listFollowedMembers,
        listFollows,
        listChanges,
        listMembers,
        getMember,
        listMemberNetwork,
      ];
      // The button stays busy and changes once the server has answered.
      await client.invalidateQueries({ queryKey: [listRelations.path] });
      for (const { path } of paths.slice(1)) void client.invalidateQueries({ queryKey: [path] });
    },
  });
}
