import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReportableKind } from '#contract/items.ts';
import { type CaseList, listCases } from '#contract/moderation.ts';
import { keepsPrevious, pagesOf } from '#src/lib/queries.ts';

export function useCases(state: CaseList, kind: ReportableKind | undefined) {
  return useInfiniteQuery(pagesOf(listCases, { query: { state, kind } }, keepsPrevious));
}
