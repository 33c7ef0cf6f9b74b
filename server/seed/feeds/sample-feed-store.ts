import { day } from '#contract/kit/durations.ts';
import { keyOf } from '#server/features/feeds/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { SampleFeed } from './sample-feeds.ts';

/** Adds a source without an address to read, and its items. */
export async function insertSampleFeed(trx: Transaction, feed: SampleFeed, now: Date): Promise<void> {
  const at = now.toISOString();
  const { technologyId, name, type, description, slug } = feed;
  const url = `https://example.com/${slug}`;
  const { id } = await trx
    .insertInto('feed_sources')
    .values({
      name,
      type,
      description,
      url,
      feed_url: null,
      technology_id: technologyId,
      state: 'paused',
      failures: 0,
      next_due_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const companies = await companiesOf(trx, feed);
  const items = feed.items.map(({ title, summary, daysAgo, isPremium, companies: named = [] }, index) => {
    const link = `${url}/${index + 1}`;
    return {
      source_id: id,
      technology_id: technologyId,
      guid_key: keyOf(link),
      title,
      link,
      summary,
      published_at: new Date(now.getTime() - daysAgo * day).toISOString(),
      is_premium: isPremium ? 1 : 0,
      companies: JSON.stringify(
        named.flatMap((company) => {
          const id = companies.get(company.name);
          return id === undefined ? [] : [{ id, ...company }];
        }),
      ),
      likes: 0,
      created_at: at,
    };
  });
  // The oldest first, so that ids grow with time.
  await trx.insertInto('feed_items').values(items.toReversed()).execute();
}

/** The ids of the companies that a feed's items name; none where the samples have not been added. */
async function companiesOf(trx: Transaction, { items }: SampleFeed): Promise<Map<string, number>> {
  const names = items.flatMap(({ companies = [] }) => companies.map(({ name }) => name));
  if (names.length === 0) return new Map();
  const rows = await trx.selectFrom('companies').where('name', 'in', names).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
