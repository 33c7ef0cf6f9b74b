import type { SelectQueryBuilder } from 'kysely';

import { countCap } from '#contract/kit/paging.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** The number of rows of a query, counted up to one past the cap; rows beyond it cost nothing. */
export async function countCapped<Table extends keyof Schema, Row>(
  { db }: Pick<Database, 'db'>,
  rows: SelectQueryBuilder<Schema, Table, Row>,
): Promise<number> {
  const { total } = await db
    .selectFrom(rows.limit(countCap + 1).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
