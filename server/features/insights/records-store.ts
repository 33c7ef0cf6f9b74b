import { sql } from 'kysely';

import { countCap } from '#contract/kit/paging.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { InsightFactsTable } from '#server/platform/db/tables/insights.ts';
import type { Markets } from './facts.ts';

/** The figure of a market whose records are read. */
export interface FigureOf {
  column: keyof Markets;
  market: string;
  figure: string;
  /** Only facts from before this day. */
  before?: string | undefined;
}

/** A place in the order of a figure's records: newest first. */
export interface FactKey {
  at: string;
  id: number;
}

export type FactRow = Pick<InsightFactsTable, 'kind' | 'item_id' | 'figure' | 'at' | 'amount'>;

/** One page of the records behind a figure, newest first: a walk in the order of an index. */
export function findFacts(
  { db }: Pick<Database, 'db'>,
  of: FigureOf,
  { after, limit }: { after: FactKey | undefined; limit: number },
): Promise<FactRow[]> {
  let query = facts(db, of);
  if (after) query = query.where(sql<boolean>`(at, item_id) < (${after.at}, ${after.id})`);
  return query.orderBy('at', 'desc').orderBy('item_id', 'desc').limit(limit).select(columns).execute();
}

/** Counts the records behind a figure, up to one past the cap. */
export function countFacts(database: Pick<Database, 'db'>, of: FigureOf): Promise<number> {
  return countCapped(database, facts(database.db, of).select('item_id'));
}

/** How many records several figures have together, up to one past the cap. */
export function capped(counts: readonly number[]): number {
  return Math.min(
    counts.reduce((sum, count) => sum + count, 0),
    countCap + 1,
  );
}

const columns = ['kind', 'item_id', 'figure', 'at', 'amount'] as const;

function facts(db: Database['db'], { column, market, figure, before }: FigureOf) {
  const query = db.selectFrom('insight_facts').where(column, '=', market).where('figure', '=', figure);
  return before === undefined ? query : query.where('at', '<', before);
}
