import { useInfiniteQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { choice } from '#contract/kit/fields.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import { listSecurityLog, securityEvents } from '#contract/security-log.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import { type FiltersOf, filterCodec, withoutOrder } from '#src/lib/url-filters.ts';

/** The filters of the security log in the address. */
export const securityCodec = filterCodec(
  {
    event: choice(securityEvents),
    refused: z.enum(['true']),
    userId: z.string().regex(/^[1-9]\d{0,15}$/),
    network: z.string().regex(/^[0-9a-f]{32}$/),
    sort: choice(ageSorts),
  },
  withoutOrder('newest'),
);

export function useSecurityLog(filters: FiltersOf<typeof securityCodec>) {
  return useInfiniteQuery(pagesOf(listSecurityLog, { query: filters }, keepsPrevious));
}
