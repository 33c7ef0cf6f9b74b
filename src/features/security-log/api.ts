import { useInfiniteQuery } from '@tanstack/react-query';
import { type CallInput } from '#contract/kit/endpoint.ts';
import { listSecurityLog } from '#contract/security-log.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useSecurityLog(filters: CallInput<typeof listSecurityLog>['query']) {
  return useInfiniteQuery(pagesOf(listSecurityLog, { query: filters }, keepsPrevious));
}
