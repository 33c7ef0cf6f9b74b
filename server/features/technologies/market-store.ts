import type { Database } from '#server/platform/db/database.ts';
import { findLevels, type LevelSince } from './level-store.ts';

/** What market figures need to know of a technology. */
export interface MarketTechnology {
  id: number;
  sector: string;
  /** That of its company. */
  location: string | null;
  /** Oldest first. */
  levels: LevelSince[];
}

/** The public technologies after a number, in the order of their numbers. */
export async function technologiesForMarkets(
  database: Pick<Database, 'db'>,
  after: number,
  limit: number,
): Promise<MarketTechnology[]> {
  const rows = await database.db
    .selectFrom('technologies')
    .leftJoin('companies', (join) =>
      join.onRef('companies.id', '=', 'technologies.company_id').on('companies.hold', 'is', null),
    )
    .where('technologies.id', '>', after)
    .where('technologies.hold', 'is', null)
    .orderBy('technologies.id')
    .limit(limit)
    .select(['technologies.id', 'technologies.sector', 'companies.location'])
    .execute();
  const levels = await findLevels(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, levels: levels.get(row.id) ?? [] }));
}

/** The sector of a public technology, or `undefined`. */
export async function sectorOfTechnology({ db }: Pick<Database, 'db'>, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('technologies')
    .where('id', '=', id)
    .where('hold', 'is', null)
    .select('sector')
    .executeTakeFirst();
  return row?.sector;
}
