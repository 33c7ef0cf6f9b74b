import { sql } from 'kysely';

import { sectorOf, sectorTitle } from '#contract/sectors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** What admins call the focus area of a company or a technology; `null` where the network has none of its id. */
export function areaTitle(column: 'companies.sector' | 'technologies.sector') {
  return sql<string | null>`(select title from focus_areas where slug = ${sql.ref(column)})`.as('area_title');
}

/** What a focus area of companies and technologies is called now. */
export async function findSectorTitle(trx: Transaction, id: string): Promise<string> {
  const row = await trx.selectFrom('focus_areas').where('slug', '=', id).select('title').executeTakeFirst();
  return sectorTitle(sectorOf(id).id, row?.title);
}
