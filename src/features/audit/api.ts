import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditAction, listAuditEntries } from '#contract/audit.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useAuditEntries(action: AuditAction | undefined) {
  return useInfiniteQuery(pagesOf(listAuditEntries, { query: { action } }, keepsPrevious));
}
