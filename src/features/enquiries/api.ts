import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { answerEnquiry, listEnquiries, markEnquiryRead } from '#contract/enquiries.ts';
import { listConversations } from '#contract/messages.ts';
import { countUnread } from '#contract/messages-reading.ts';
import { call } from '#src/lib/api-client.ts';
import { pagesOf } from '#src/lib/queries.ts';

/** Loads the enquiries about the member's records, newest first, again on every visit. */
export function useEnquiries() {
  return useInfiniteQuery(pagesOf(listEnquiries, { query: {} }));
}

/** Notes that an enquiry has been read. A failure changes nothing: it is noted the next time. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(markEnquiryRead, { params: { id: String(id) } }),
    onSuccess: () =>
      Promise.all(
        [listEnquiries.path, listConversations.path, countUnread.path].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}

/** Answers an enquiry; the list then shows the answer or the conversation. */
export function useAnswer(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof answerEnquiry.body>) =>
      call(answerEnquiry, { params: { id: String(id) }, body }),
    onSuccess: () =>
      Promise.all(
        [listEnquiries.path, listConversations.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
}
