import { useInfiniteQuery } from '@tanstack/react-query';
import { listFailedMails } from '#contract/failed-mails.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useFailedMails() {
  return useInfiniteQuery(pagesOf(listFailedMails, { query: {} }, keepsPrevious));
}
