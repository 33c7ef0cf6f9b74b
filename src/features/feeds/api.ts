import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  type FeedItem,
  type FeedSource,
  likeFeedItem,
  listFeedItems,
  listFeeds,
  myFeedLikes,
  unlikeFeedItem,
} from '#contract/feeds.ts';
import type { TopicId } from '#contract/technologies-topics.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

/** The sources of a topic. Fetched again on every visit, because the server reads them every hour. */
export function feedsQuery(technologyId: TopicId) {
  return queryOf(listFeeds, { query: { technology: `${technologyId}` as const } });
}

/** The older items of a source, page by page. */
export function olderItemsQuery({ id, nextCursor }: Pick<FeedSource, 'id' | 'nextCursor'>) {
  return infiniteQueryOptions({
    queryKey: [listFeedItems.path, id, nextCursor],
    queryFn: ({ pageParam, signal }) =>
      call(listFeedItems, { params: { id: String(id) }, query: { cursor: pageParam, limit: '10' } }, signal),
    initialPageParam: nextCursor ?? '',
    getNextPageParam: (last) => last.nextCursor,
    ...onceAVisit,
    enabled: false,
  });
}

const likesQuery = queryOf(myFeedLikes, {}, onceAVisit);

/** Whether the member likes an item, how many do, and the way to change that; it shows at once. */
export function useLike(item: FeedItem) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...likesQuery, enabled: user !== null });
  const isLiked = user !== null && (data?.itemIds.includes(item.id) ?? false);
  const {
    mutate,
    isPending,
    variables,
    data: answer,
  } = useMutation({
    mutationFn: (like: boolean) => {
      const params = { id: String(item.id) };
      return like ? call(likeFeedItem, { params }) : call(unlikeFeedItem, { params });
    },
    async onMutate(like) {
      await client.cancelQueries(likesQuery);
      const before = client.getQueryData(likesQuery.queryKey);
      const others = (before?.itemIds ?? []).filter((id) => id !== item.id);
      client.setQueryData(likesQuery.queryKey, { itemIds: like ? [item.id, ...others] : others });
      return before;
    },
    onError(_error, _like, before) {
      client.setQueryData(likesQuery.queryKey, before);
    },
    // A press that came before the member's likes left them out.
    onSettled: (_answer, _error, _like, before) => (before ? undefined : client.invalidateQueries(likesQuery)),
  });
  const settled = answer?.likes ?? item.likes;
  const likes = isPending ? settled + (variables ? 1 : -1) : settled;
  return { isLiked, likes: Math.max(likes, 0), isPending, setLiked: mutate };
}
