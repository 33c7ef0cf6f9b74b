import { useInfiniteQuery } from '@tanstack/react-query';
import { auditActions, listAuditEntries } from '#contract/audit.ts';
import { choice } from '#contract/kit/fields.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';
import { type FiltersOf, filterCodec, withoutOrder } from '#src/lib/url-filters.ts';

/** The filters of the audit log in the address. */
export const auditCodec = filterCodec({ action: choice(auditActions), sort: choice(ageSorts) }, withoutOrder('newest'));

export function useAuditEntries(filters: FiltersOf<typeof auditCodec>) {
  return useInfiniteQuery(pagesOf(listAuditEntries, { query: filters }, keepsPrevious));
}
