import type { Hold } from '#contract/holds.ts';
import { deleteHold, findInherited, inheritHold } from '#server/features/moderation/hold-store.ts';
import { setTechnologyHold } from '#server/features/technologies/moderation.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ModeratedKind } from '#server/platform/records/moderated.ts';
import { unindexRecord } from '#server/platform/search/search-index-store.ts';
import { reindexCompany } from './lexemes.ts';

type CompanyHold = Extract<Hold, 'hidden' | 'removed'>;

/** Companies as the team looks at them. Their technologies go with them, and come back with them. */
export const moderatedCompanies: ModeratedKind = {
  async find({ db }, ids) {
    const rows = await db
      .selectFrom('companies')
      .where('id', 'in', ids)
      .select(['id', 'name as title', 'description as excerpt', 'owner_id as ownerId', 'hold'])
      .execute();
    return rows.map((row) => ({ ...row, path: `/network/companies/${row.id}` }));
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
    if (hold) await unindexRecord(trx, 'company_search', id);
    else await reindexCompany(database, trx, id);
    for (const technologyId of hold ? await findShown(trx, id) : await findInherited(trx, id)) {
      await setTechnologyHold(database, trx, technologyId, hold as CompanyHold | null);
      await deleteHold(trx, 'technology', technologyId);
      if (hold) await inheritHold(trx, technologyId, id);
    }
    return id;
  },
};

/** Those of its technologies that are not withheld for a reason of their own. */
async function findShown(trx: Transaction, companyId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('technologies')
    .where('company_id', '=', companyId)
    .where('hold', 'is', null)
    .select('id')
    .execute();
  return [...rows.map(({ id }) => id), ...(await findInherited(trx, companyId))];
}
