import { useInfiniteQuery } from '@tanstack/react-query';
import { type Claim, listClaims } from '#contract/companies-claims.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useClaims(status: Claim['status'] | undefined) {
  return useInfiniteQuery(pagesOf(listClaims, { query: { status } }, keepsPrevious));
}
