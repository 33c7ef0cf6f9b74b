import { useInfiniteQuery } from '@tanstack/react-query';
import { contactStatuses, listContactMessages } from '#contract/contact.ts';
import { choice } from '#contract/kit/fields.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import { type FiltersOf, filterCodec } from '#src/lib/url-filters.ts';

/** The filters of the list of messages in the address. */
export const messageCodec = filterCodec({ status: choice(contactStatuses) });

export function useContactMessages(filters: FiltersOf<typeof messageCodec>) {
  return useInfiniteQuery(pagesOf(listContactMessages, { query: filters }, keepsPrevious));
}
