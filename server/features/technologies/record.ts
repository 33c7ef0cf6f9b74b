import { paths } from '#contract/kit/paths.ts';
import { technologyPath } from '#contract/technologies.ts';
import { presentSector, sectorArrivals } from '#server/features/focus-areas/index.ts';
import { inheritHold } from '#server/features/moderation/index.ts';
import { forgetChanges } from '#server/platform/changes/store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { FindItems, Moderated, RecordKind, Searcher } from '#server/platform/records/record.ts';
import { findTechnologyFormHead, findTechnologyHead } from './head.ts';
import { companyTechnologies, technologyFields } from './history.ts';
import { reindexTechnology } from './lexemes.ts';
import { technologySearches } from './saved-searches.ts';
import { findTechnologies } from './store.ts';

/** Technologies for moderation. Their owner is the company's owner. */
const moderatedTechnologies: Moderated = {
  table: 'technologies',
  async find({ db }, ids) {
    const rows = await db
      .selectFrom('technologies')
      .leftJoin('companies', 'companies.id', 'technologies.company_id')
      .where('technologies.id', 'in', ids)
      .select([
        'technologies.id',
        'technologies.name as title',
        'technologies.description as excerpt',
        'technologies.hold',
        'companies.owner_id as ownerId',
      ])
      .execute();
    return rows.map((row) => ({ ...row, path: technologyPath(row.id) }));
  },
  async setHold(database, trx, id, hold) {
    if (hold === 'hidden' || hold === 'removed') return setTechnologyHold(database, trx, id, hold);
    const company = await trx
      .selectFrom('technologies')
      .innerJoin('companies', 'companies.id', 'technologies.company_id')
      .where('technologies.id', '=', id)
      .where('companies.hold', 'is not', null)
      .select(['companies.id', 'companies.hold'])
      .executeTakeFirst();
    // A technology that is shown again stays withheld while its company is.
    if (company) await inheritHold(trx, id, company.id);
    return setTechnologyHold(database, trx, id, company?.hold ?? null);
  },
};

/** Withholds a technology or shows it again, with its search entry. `null` where it is gone. */
export async function setTechnologyHold(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
  hold: 'hidden' | 'removed' | null,
): Promise<number | null> {
  const row = await trx
    .updateTable('technologies')
    .set({ hold })
    .where('id', '=', id)
    .returning(['id', 'company_id'])
    .executeTakeFirst();
  if (!row) return null;
  if (hold) {
    await forgetChanges(trx, 'technology', id);
    // Its name is in the history of its company.
    if (row.company_id !== null) await forgetChanges(trx, 'company', row.company_id, companyTechnologies);
  }
  await reindexTechnology(database, trx, id);
  return id;
}

/** Technologies by their ids, for saved items, reports and enquiries. Their owner is the company's owner. */
const findTechnologyItems: FindItems = async ({ db }, ids) => {
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
const searchTechnologies: Searcher = async (database, search, limit) => {
  const rows = await findTechnologies(database, { search, before: undefined, limit });
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: `${presentSector(row).title}, ${row.company_name ?? 'technology profile'}`,
    path: technologyPath(row.id),
  }));
};

/** Technologies, for the rest of the server. */
export const technologyRecord: RecordKind = {
  kind: 'technology',
  find: findTechnologyItems,
  search: { find: searchTechnologies, by: 'parts', table: 'technologies', reindex: reindexTechnology },
  moderated: moderatedTechnologies,
  history: { ...technologyFields, documents: { title: 'Documents', isList: true } },
  arrivals: sectorArrivals('technologies'),
  pages: [
    { path: paths.technology, find: findTechnologyHead },
    { path: paths.technologyEdit, find: findTechnologyFormHead },
  ],
  savedSearches: technologySearches,
  sitemap: {
    files: { name: 'technologies', table: 'technologies', id: 'id', shown: 'hold is null', pathOf: technologyPath },
  },
};
