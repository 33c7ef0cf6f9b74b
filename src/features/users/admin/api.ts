import { useInfiniteQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { choice } from '#contract/kit/fields.ts';
import { listUsers, userSorts } from '#contract/users.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import { type FiltersOf, filterCodec, filterText, withoutOrder } from '#src/lib/url-filters.ts';

/** The filters of the table of users in the address. */
export const userCodec = filterCodec(
  {
    search: filterText(100),
    role: z.enum(['member', 'admin']),
    tier: z.enum(['free', 'professional']),
    suspended: z.enum(['true', 'false']),
    sort: choice(userSorts),
  },
  withoutOrder('newest'),
);
export type UserFilters = FiltersOf<typeof userCodec>;

export function useUsers(filters: UserFilters) {
  return useInfiniteQuery(pagesOf(listUsers, { query: filters }, keepsPrevious));
}
