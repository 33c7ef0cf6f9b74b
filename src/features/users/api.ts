import { useInfiniteQuery } from '@tanstack/react-query';
import { type CallInput } from '#contract/kit/endpoint.ts';
import { listUsers } from '#contract/users.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export type UserFilters = Omit<CallInput<typeof listUsers>['query'], 'cursor' | 'limit'>;

export function useUsers(filters: UserFilters) {
  return useInfiniteQuery(pagesOf(listUsers, { query: filters }, keepsPrevious));
}
