import type { Insertable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import type { FeedItemsTable, FeedSourcesTable } from '#server/platform/db/tables/feeds.ts';

type FactoryDeps = Pick<Deps, 'database' | 'now'>;

/** Adds a source that is due now; `overrides` for what the test is about. Returns its id. */
export async function aFeedSource(
  { database, now }: FactoryDeps,
  overrides: Partial<Insertable<FeedSourcesTable>> = {},
): Promise<number> {
  const at = now().toISOString();
  const values = {
    name: 'Test source',
    type: 'Research' as const,
    description: 'News for tests.',
    url: 'https://news.example/',
    feed_url: `https://news.example/${crypto.randomUUID()}.xml`,
    technology_id: 4,
    state: 'active' as const,
    failures: 0,
    next_due_at: at,
    created_at: at,
    ...overrides,
  };
  const row = await database.write((trx) =>
    trx.insertInto('feed_sources').values(values).returning('id').executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** Adds an item of a source and returns its id. */
export async function aFeedItem(
  { database, now }: FactoryDeps,
  sourceId: number,
  overrides: Partial<Insertable<FeedItemsTable>> = {},
): Promise<number> {
  const at = now().toISOString();
  const values = {
    source_id: sourceId,
    technology_id: 4,
    guid_key: crypto.randomUUID(),
    title: 'A news item',
    link: 'https://news.example/1',
    summary: 'It says a few words.',
    published_at: at,
    is_premium: 0,
    companies: '[]',
    likes: 0,
    created_at: at,
    ...overrides,
  };
  const row = await database.write((trx) =>
    trx.insertInto('feed_items').values(values).returning('id').executeTakeFirstOrThrow(),
  );
  return row.id;
}
