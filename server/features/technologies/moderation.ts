import { technologyPath } from '#contract/technologies.ts';
import { inheritHold } from '#server/features/moderation/hold-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ModeratedKind } from '#server/platform/records/moderated.ts';
import { unindexRecord } from '#server/platform/search/search-index-store.ts';
import { reindexTechnology } from './lexemes.ts';

/** Technologies as the team looks at them. The company's owner answers for them. */
export const moderatedTechnologies: ModeratedKind = {
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
    // Shown again on its own, it still goes with its company.
    if (company) await inheritHold(trx, id, company.id);
    return setTechnologyHold(database, trx, id, company?.hold ?? null);
  },
};

/** Withholds a technology, or no longer does, together with its entry in the search index. `null` where it is gone. */
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
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  if (hold) await unindexRecord(trx, 'technology_search', id);
  else await reindexTechnology(database, trx, id);
  return id;
}
