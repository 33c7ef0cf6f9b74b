import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import { areaTitle, presentSector, sectorArrivals } from '#server/features/focus-areas/index.ts';
import { deleteHold, findInherited, inheritHold } from '#server/features/moderation/index.ts';
import { setTechnologyHold } from '#server/features/technologies/index.ts';
import { forgetChanges } from '#server/platform/changes/store.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { FindItems, Moderated, RecordKind, Searcher } from '#server/platform/records/record.ts';
import { askedParams, type Match, matchOf, newestMatching as newestOf } from '#server/platform/search/matches-store.ts';
import { findCompanyFormHead, findCompanyHead } from './head.ts';
import { companyHistory } from './history.ts';
import { reindexCompany } from './lexemes.ts';
import { companySearches } from './saved-searches.ts';

type CompanyHold = Extract<Hold, 'hidden' | 'removed'>;

/** Companies for moderation. Their technologies are withheld and shown together with them. */
const moderatedCompanies: Moderated = {
  table: 'companies',
  async find({ db }, ids) {
    const rows = await db
      .selectFrom('companies')
      .where('id', 'in', ids)
      .select(['id', 'name as title', 'description as excerpt', 'owner_id as ownerId', 'hold'])
      .execute();
    return rows.map((row) => ({ ...row, path: pathTo(paths.company, { id: row.id }) }));
  },
  async setHold(database, trx, id, hold) {
    const row = await trx
      .updateTable('companies')
      // A review before publication is for listings only.
      .set({ hold: hold as CompanyHold | null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!row) return null;
    await reindexCompany(database, trx, id);
    if (hold) await forgetChanges(trx, 'company', id);
    for (const technologyId of hold ? await findShown(trx, id) : await findInherited(trx, id)) {
      await setTechnologyHold(database, trx, technologyId, hold as CompanyHold | null);
      await deleteHold(trx, 'technology', technologyId);
      if (hold) await inheritHold(trx, technologyId, id);
    }
    return id;
  },
};

/** The company's technologies that are not withheld for a reason of their own. */
async function findShown(trx: Transaction, companyId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('technologies')
    .where('company_id', '=', companyId)
    .where('hold', 'is', null)
    .select('id')
    .execute();
  return [...rows.map(({ id }) => id), ...(await findInherited(trx, companyId))];
}

/**
 * Companies by their ids, for saved items, reports and enquiries. Mail about a company without an owner goes to the
 * team.
 */
const findCompanyItems: FindItems = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('companies')
    .where('id', 'in', ids)
    .where('hold', 'is', null)
    .select(['id', 'name', 'owner_id'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    path: pathTo(paths.company, { id: row.id }),
    ownerId: row.owner_id,
  }));
};

/** The newest companies that match, for the search palette. */
const searchCompanies: Searcher = async (database, search, limit) => {
  const rows = await newestMatching(database, { ...matchOf(database, search), limit });
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    detail: `${presentSector(row).title}, ${row.location}`,
    path: pathTo(paths.company, { id: row.id }),
  }));
};

const newestMatching = prepare((db, param: Param<Match & { limit: number }>, dialect) =>
  db
    .selectFrom(newestOf(dialect, 'company_search', askedParams(param), { limit: param('limit') }).as('page'))
    .crossJoin('companies')
    .whereRef('companies.id', '=', 'page.id')
    .select(['companies.id', 'companies.name', 'companies.sector', 'companies.location', areaTitle('companies.sector')])
    .orderBy('companies.id', 'desc'),
);

/** Companies, for the rest of the server. */
export const companyRecord: RecordKind = {
  kind: 'company',
  find: findCompanyItems,
  search: { find: searchCompanies, by: 'parts', table: 'companies', reindex: reindexCompany },
  moderated: moderatedCompanies,
  history: companyHistory,
  arrivals: sectorArrivals('companies'),
  pages: [
    { path: paths.company, find: findCompanyHead },
    ...['edit', 'seeks-and-offers', 'add-technology', 'add-team-member', 'claim'].map((form) => ({
      path: `/network/companies/:id/${form}`,
      find: findCompanyFormHead,
    })),
  ],
  savedSearches: companySearches,
  sitemap: {
    files: {
      name: 'companies',
      table: 'companies',
      id: 'id',
      shown: 'hold is null',
      pathOf: (id) => pathTo(paths.company, { id }),
    },
  },
};
