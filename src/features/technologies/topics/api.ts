import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  endTechnologyUpdates,
  getTechnologyUpdates,
  myTechnologyUpdates,
  type TopicId,
} from '#contract/technologies-topics.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { call } from '#src/lib/api-client.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

const updatesQuery = queryOf(myTechnologyUpdates, {}, onceAVisit);

/** Whether the member gets updates on a topic, and the way to change that. */
export function useUpdates(id: TopicId) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...updatesQuery, enabled: user !== null });
  const isSubscribed = user !== null && (data?.technologyIds.includes(id) ?? false);
  const { mutate, isPending } = useMutation({
    mutationFn: (subscribe: boolean) => {
      const params = { technology: `${id}` as const };
      return subscribe ? call(getTechnologyUpdates, { params }) : call(endTechnologyUpdates, { params });
    },
    onSuccess: ({ isSubscribed: isNow }) => {
      const others = (data?.technologyIds ?? []).filter((one) => one !== id);
      client.setQueryData(updatesQuery.queryKey, { technologyIds: isNow ? [...others, id] : others });
    },
  });
  return { isSubscribed, isPending, setSubscribed: mutate };
}
