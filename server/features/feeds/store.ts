import { type Kysely, type Selectable, sql } from 'kysely';

import { maxSources } from '#contract/feeds.ts';
import { countCap } from '#contract/kit/paging.ts';
import { type TopicId, topicFeedsPath, topicIds } from '#contract/technologies-topics.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { FeedItemsTable, FeedSourcesTable } from '#server/platform/db/tables/feeds.ts';
import type { FindItems } from '#server/platform/records/record.ts';

export type SourceRow = Selectable<FeedSourcesTable>;
export type ItemRow = Selectable<FeedItemsTable>;

/** The end of a page of items. */
export interface ItemPosition {
  publishedAt: string;
  id: number;
}

/** The sources of a topic in the order in which they were added. */
export async function findSources(database: Database, technologyId: TopicId): Promise<SourceRow[]> {
  return sourcesOf(database, { technologyId });
}

const sourcesOf = prepare((db, param: Param<{ technologyId: number }>) =>
  db
    .selectFrom('feed_sources')
    .where('technology_id', '=', param('technologyId'))
    .selectAll()
    .orderBy('id')
    .limit(maxSources),
);

/** A source, or `undefined`. */
export function findSource({ db }: Pick<Database, 'db'>, id: number): Promise<SourceRow | undefined> {
  return db.selectFrom('feed_sources').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Items of a source that come after `before`, newest first. */
export function findItems(
  database: Database,
  query: { sourceId: number; before: ItemPosition | undefined; limit: number },
): Promise<ItemRow[]> {
  const before = query.before ?? { publishedAt: '9999', id: Number.MAX_SAFE_INTEGER };
  return newestItems(database, { sourceId: query.sourceId, limit: query.limit, ...before });
}

const newestItems = prepare((db, param: Param<ItemPosition & { sourceId: number; limit: number }>) =>
  itemsOf(db)
    .where('source_id', '=', param('sourceId'))
    .where(sql<boolean>`(published_at, id) < (${param('publishedAt')}, ${param('id')})`)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(param('limit')),
);

/** The items that the team has not hidden. */
function itemsOf(db: Kysely<Schema>) {
  return db.selectFrom('feed_items').where('hold', 'is', null);
}

/** The number of items of a source, counted up to one past the cap. */
export async function countItems(database: Database, sourceId: number): Promise<number> {
  const [row] = await countOf(database, { sourceId });
  return row?.total ?? 0;
}

const countOf = prepare((db, param: Param<{ sourceId: number }>) =>
  db
    .selectFrom(
      itemsOf(db)
        .where('source_id', '=', param('sourceId'))
        .select('id')
        .limit(countCap + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total')),
);

/** An item, or `undefined`. */
export function findItem({ db }: Pick<Database, 'db'>, id: number): Promise<ItemRow | undefined> {
  return itemsOf(db).where('id', '=', id).selectAll().executeTakeFirst();
}

/** Items as records that can be saved and reported. They are shown in a tab of their technology's page. */
export const findFeedItemRecords: FindItems = async ({ db }, ids) => {
  const rows = await itemsOf(db).where('id', 'in', ids).select(['id', 'title', 'technology_id']).execute();
  return rows.flatMap(({ id, title, technology_id: technologyId }) => {
    const topic = topicIds.find((one) => one === technologyId);
    return topic ? [{ id, title, path: topicFeedsPath(topic), ownerId: null }] : [];
  });
};

/** Marks an item as an admin chose and returns it; `undefined` if there is none. */
export function markItem(
  trx: Transaction,
  id: number,
  marks: Pick<ItemRow, 'is_premium' | 'companies'>,
): Promise<ItemRow | undefined> {
  return trx.updateTable('feed_items').set(marks).where('id', '=', id).returningAll().executeTakeFirst();
}
