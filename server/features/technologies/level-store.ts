import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** A readiness level, and since when a technology has had it. */
export interface LevelSince {
  level: number;
  since: string;
}

/** Records a technology's level from `since` on, unless it is the level that it has. */
export async function noteLevel(trx: Transaction, technologyId: number, level: number, since: string): Promise<void> {
  const last = await trx
    .selectFrom('technology_levels')
    .where('technology_id', '=', technologyId)
    .orderBy('id', 'desc')
    .limit(1)
    .select('level')
    .executeTakeFirst();
  if (last?.level === level) return;
  await trx.insertInto('technology_levels').values({ technology_id: technologyId, level, since }).execute();
}

/** The levels of each of these technologies, oldest first. */
export async function findLevels(
  { db }: Pick<Database, 'db'>,
  technologyIds: readonly number[],
): Promise<Map<number, LevelSince[]>> {
  if (technologyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('technology_levels')
    .where('technology_id', 'in', technologyIds)
    .orderBy('technology_id')
    .orderBy('id')
    .select(['technology_id', 'level', 'since'])
    .execute();
  return Map.groupBy(rows, (row) => row.technology_id);
}
