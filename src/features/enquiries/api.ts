import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

import { listEnquiries, markEnquiryRead } from '#contract/enquiries.ts';
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
    onSuccess: () => client.invalidateQueries({ queryKey: [listEnquiries.path] }),
  });
}
