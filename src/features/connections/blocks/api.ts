import { useMutation, useQueryClient } from '@tanstack/react-query';

import { blockMember, listBlocks, unblockMember } from '#contract/connections-blocks.ts';
import { getConversation, getRecipient } from '#contract/messages.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';

/** Whom the caller has blocked. */
export const blocksQuery = queryOf(listBlocks, {});

/** Blocks or unblocks a member; the permission to write to them is fetched again. */
export function useSetBlocked(memberId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      call<typeof blockMember | typeof unblockMember>(isBlocked ? blockMember : unblockMember, {
        params: { id: String(memberId) },
      }),
    onSettled: () =>
      Promise.all(
        [listBlocks, getConversation, getRecipient].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
}
