import { savedSearchPath } from '#contract/saved-searches-kinds.ts';
import type { RecordKind } from '#server/platform/records/record.ts';
import { filtersOf, findOwnSearches } from './store.ts';

/** Saved searches, for the feed. Only their member sees them. */
export const savedSearchRecord: RecordKind = {
  kind: 'saved-search',
  async findFor(database, ids, viewerId) {
    const rows = viewerId === null ? [] : await findOwnSearches(database, viewerId, ids);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      path: savedSearchPath({ kind: row.kind, filters: filtersOf(row) }),
      ownerId: viewerId,
    }));
  },
  history: { new: { title: 'New' }, changed: { title: 'Changed, and matches now' } },
};
