import { useInfiniteQuery } from '@tanstack/react-query';
import { type ContactStatus, listContactMessages } from '#contract/contact.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useContactMessages(status: ContactStatus | undefined) {
  return useInfiniteQuery(pagesOf(listContactMessages, { query: { status } }, keepsPrevious));
}
