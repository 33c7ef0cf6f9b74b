import { presentSector } from '#server/features/focus-areas/sector-presenter.ts';
import { areaTitle } from '#server/features/focus-areas/sector-store.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { FindItems } from '#server/platform/records/items.ts';
import { matchingIds, matchText } from '#server/platform/search/search-index-store.ts';
import type { Searcher } from '#server/platform/search/searchers.ts';

/** Companies by their ids, for what is saved, reported or asked about. Mail about one without an owner goes to the team. */
export const findCompanyItems: FindItems = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('companies')
    .where('id', 'in', ids)
    .where('hold', 'is', null)
    .select(['id', 'name', 'owner_id'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    path: `/network/companies/${row.id}`,
    ownerId: row.owner_id,
  }));
};

/** The newest companies that match, for the search palette. */
export const searchCompanies: Searcher = async (database, search, limit) => {
  const rows = await newestMatching(database, { match: matchText(database, search), limit });
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: `${presentSector(row).title}, ${row.location}`,
    path: `/network/companies/${row.id}`,
  }));
};

const newestMatching = prepare((db, param: Param<{ match: string; limit: number }>, dialect) =>
  db
    .selectFrom(
      matchingIds(db, dialect, 'company_search', param('match'))
        .orderBy('rowid', 'desc')
        .limit(param('limit'))
        .as('page'),
    )
    .crossJoin('companies')
    .whereRef('companies.id', '=', 'page.id')
    .select(['companies.id', 'companies.name', 'companies.sector', 'companies.location', areaTitle('companies.sector')])
    .orderBy('companies.id', 'desc'),
);
