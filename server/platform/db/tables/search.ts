import type { SearchGroup } from '#contract/search.ts';

/** The kinds whose records are being indexed anew, and after which of them the work goes on. */
export interface SearchRebuildsTable {
  kind: SearchGroup;
  indexed_to: number;
}
