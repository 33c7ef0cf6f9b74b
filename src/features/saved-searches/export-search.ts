import { exportCompanies } from '#contract/companies.ts';
import { exportEvents } from '#contract/events.ts';
import type { ExportFormat, SearchExportEndpoint } from '#contract/kit/exports.ts';
import { exportListings } from '#contract/listings.ts';
import { exportMembers } from '#contract/members.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import type { SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import { exportTechnologies } from '#contract/technologies.ts';
import { callForFile } from '#src/lib/api-client.ts';

const exports = {
  listing: exportListings,
  company: exportCompanies,
  technology: exportTechnologies,
  member: exportMembers,
  event: exportEvents,
} as const satisfies Partial<Record<SavedSearchKind, unknown>>;

type Exported = Pick<SavedSearch, 'filters'> & { kind: keyof typeof exports };

/** Whether what a saved search finds can be saved as a file: lists of texts cannot. */
export function isExported(search: Pick<SavedSearch, 'kind' | 'filters'>): search is Exported {
  return search.kind in exports;
}

/** What a saved search finds, as a file. */
export function exportSearch({ kind, filters }: Exported, format: ExportFormat) {
  // A saved search has the filters of its list; the compiler cannot see that.
  const endpoint = exports[kind] as unknown as SearchExportEndpoint;
  return callForFile(endpoint, { query: { ...filters, format } });
}
