import { technologyPath } from '#contract/technologies.ts';
import { presentSector } from '#server/features/focus-areas/sector-presenter.ts';
import type { FindItems } from '#server/platform/records/items.ts';
import type { Searcher } from '#server/platform/search/searchers.ts';
import { findTechnologies } from './store.ts';

/** Technologies by their ids, for what is saved, reported or asked about. The company's owner answers for them. */
export const findTechnologyItems: FindItems = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('technologies')
    .leftJoin('companies', 'companies.id', 'technologies.company_id')
    .where('technologies.id', 'in', ids)
    .where('technologies.hold', 'is', null)
    .select(['technologies.id', 'technologies.name', 'companies.owner_id'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    path: technologyPath(row.id),
    ownerId: row.owner_id,
  }));
};

/** The newest technologies that match, for the search palette. */
export const searchTechnologies: Searcher = async (database, search, limit) => {
  const rows = await findTechnologies(database, { search, before: undefined, limit });
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: `${presentSector(row).title}, ${row.company_name ?? 'technology profile'}`,
    path: technologyPath(row.id),
  }));
};
