import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { listChanges } from '#contract/changes.ts';
import { listRelations } from '#contract/connections.ts';
import {
  type FollowKind,
  followRecord,
  listFollowedIds,
  listFollowedMembers,
  listFollows,
  unfollowRecord,
} from '#contract/connections-follows.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useWaitingAnswers } from '#src/features/outbox/index.ts';
import { call } from '#src/lib/api-client.ts';
import { keepsPrevious, onceAVisit, pagesOf, queryOf } from '#src/lib/queries.ts';

/** What the member follows, last followed first. */
export function useFollows() {
  return useInfiniteQuery(pagesOf(listFollows, { query: {} }, keepsPrevious));
}

/** Calls whose answers change with a follow. */
const changed = [listFollows, listChanges, listFollowedMembers, listRelations];

/** Whether the member follows a record, and a function to change it. The button changes at once. */
export function useFollow(kind: FollowKind, id: number) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const query = queryOf(listFollowedIds, { query: { kind } }, onceAVisit);
  const { data } = useQuery({ ...query, enabled: user !== null });
  const waiting = useWaitingAnswers().get(`follow/${kind}/${id}`);
  const isFollowing = waiting ? waiting.isFollowing === true : user !== null && (data?.ids.includes(id) ?? false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (follow: boolean): Promise<void> => {
      const params = { kind, id: String(id) };
      await (follow ? call(followRecord, { params }) : call(unfollowRecord, { params }));
    },
    async onMutate(follow) {
      await client.cancelQueries(query);
      const before = client.getQueryData(query.queryKey);
      const others = (before?.ids ?? []).filter((followed) => followed !== id);
      client.setQueryData(query.queryKey, { ids: follow ? [...others, id] : others });
      return before;
    },
    onError(_error, _follow, before) {
      client.setQueryData(query.queryKey, before);
    },
    onSettled() {
      void client.invalidateQueries({ queryKey: query.queryKey });
      for (const { path } of changed) void client.invalidateQueries({ queryKey: [path] });
    },
  });
  return { isFollowing, isPending, isWaiting: waiting !== undefined, setFollowing: mutate };
}
