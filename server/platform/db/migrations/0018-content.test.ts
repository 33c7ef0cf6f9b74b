import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { findArticles } from '#server/features/articles/store.ts';
import { findEditions } from '#server/features/content/list-store.ts';
import { listResearchArticles } from '#server/features/research/store.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { makeLocation } from '#server/testing/database.ts';
import { up as skeleton } from './0001-skeleton.ts';
import { up as articles } from './0003-articles.ts';
import { up as events } from './0005-events.ts';
import { up as memberships } from './0006-memberships.ts';
import { up as listingLifecycle } from './0011-listing-lifecycle.ts';
import { up as content } from './0018-content.ts';

test('existing articles stay published and are found, and their numbers are not reused', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  const db = database.db as unknown as Kysely<unknown>;
  for (const up of [skeleton, articles, events, memberships, listingLifecycle]) await up(db, database.dialect);
  for (const title of ['Salt and sun', 'Gone']) {
    await sql`insert into articles (title, description, focus_area_id, author, read_time, content, published_at)
      values (${title}, 'About it.', 2, 'Sam Sample', 7, '<p>Text.</p>', '2026-02-01T00:00:00.000Z')`.execute(db);
  }
  await sql`delete from articles where title = 'Gone'`.execute(db);
  await sql`insert into research_articles (slug, title, description, category, type, date, read_time, is_premium, route,
      content, position)
    values ('salt', 'Salt', 'About it.', 'storage', 'Market Report', 'October 2025', 9, 1, '/research-hub/salt', '<p>Text.</p>', 3)`.execute(
    db,
  );
  await sql`insert into users (username, username_key, email, email_key, role, membership_tier, password_hash, created_at)
    values ('ada', 'ada', 'ada@example.com', 'ada@example.com', 'member', 'free', 'x', '2026-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await sql`insert into membership_requests (user_id, billing, status, created_at)
    values (1, 'annual', 'pending', '2026-01-01T00:00:00.000Z')`.execute(db);
  await content(db, database.dialect);

  const now = new Date('2026-03-01T00:00:00.000Z');
  const [article] = await findArticles(database, 2, now);
  expect(article).toMatchObject({
    id: 1,
    title: 'Salt and sun',
    read_time: 7,
    published_at: '2026-02-01T00:00:00.000Z',
  });
  const [research] = await listResearchArticles(database, now);
  expect(research).toMatchObject({ slug: 'salt', published_at: '2025-10-01T00:00:00.000Z', is_premium: 1 });
  const query = {
    search: 'sun',
    standing: 'published',
    topic: 2,
    sort: 'changed',
    after: undefined,
    limit: 5,
    now,
  } as const;
  expect((await findEditions(database, 'articles', query)).rows.map(({ id }) => id)).toEqual([1]);
  const next = await sql<{ id: number }>`insert into articles
      (status, title, title_key, description, focus_area_id, author, read_time, lexemes, created_at, updated_at, content)
    values ('draft', 'x', 'x', 'x', 2, 'x', 1, '', 'x', 'x', 'x') returning id`.execute(db);
  expect(next.rows[0]?.id).toBe(3);
  const { rows } = await sql<{ price_cents: number }>`select price_cents from membership_requests`.execute(db);
  expect(rows).toEqual([{ price_cents: 59_988 }]);
  await database.close();
});
