import { sql } from 'kysely';

import { sectorOf, sectorTitle } from '#contract/focus-areas-sectors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The title that admins gave the focus area of a company or a technology; `null` if the network has none with its id. */
export function areaTitle(column: 'companies.sector' | 'technologies.sector') {
  return sql<string | null>`(select title from focus_areas where slug = ${sql.ref(column)})`.as('area_title');
}

/** The current title of a focus area of companies and technologies. */
export async function findSectorTitle(trx: Transaction, id: string): Promise<string> {
  const row = await trx.selectFrom('focus_areas').where('slug', '=', id).select('title').executeTakeFirst();
  return sectorTitle(sectorOf(id).id, row?.title);
}
