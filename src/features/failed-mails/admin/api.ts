import { useInfiniteQuery } from '@tanstack/react-query';
import { listFailedMails } from '#contract/failed-mails.ts';
import { choice } from '#contract/kit/fields.ts';
import { type AgeSort, ageSorts } from '#contract/kit/paging.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import { filterCodec, withoutOrder } from '#src/lib/url-filters.ts';

export const mailCodec = filterCodec({ sort: choice(ageSorts) }, withoutOrder('newest'));

export function useFailedMails(filters: { sort?: AgeSort }) {
  return useInfiniteQuery(pagesOf(listFailedMails, { query: filters }, keepsPrevious));
}
