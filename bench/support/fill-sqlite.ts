import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { sqliteFileName } from '#server/platform/db/sqlite.ts';
import { aUser } from '#server/testing/factories.ts';
import { listingGroups } from './listing-groups.ts';
import { sampleMarket } from './sample-market.ts';

/** The number of members who own the sample listings. */
const owners = 200;

/** Creates a database with `count` published listings in `dataDir`, in batches, directly in SQL. */
export async function fillSqlite(dataDir: string, count: number): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database);
  const ownerIds: number[] = [];
  for (let index = 0; index < owners; index += 1) {
    const membershipTier = index % 3 === 0 ? 'professional' : 'free';
    ownerIds.push((await aUser({ database, now: () => new Date() }, { membershipTier })).id);
  }
  await database.close();

  const sqlite = new BetterSqlite3(join(dataDir, sqliteFileName));
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('cache_size = -200000');
  const insertListing = sqlite.prepare(`insert into listings
    (owner_id, type, title, description, excerpt, focus_area_id, contact_email, tags, details, company_name,
      location, status, created_at, updated_at, expires_at)
    values (?, ?, ?, ?, ?, ?, 'sample@example.com', ?, ?, ?, ?, 'published', ?, ?, '2099-12-31T00:00:00.000Z')`);
  const insertLexemes = sqlite.prepare('insert into listing_search (rowid, lexemes) values (?, ?)');
  const groups = listingGroups();
  const insertGrouped = sqlite.prepare('insert into grouped_listings (listing_id, group_id) values (?, ?)');
  // Groups are written last, with their counts.
  sqlite.pragma('foreign_keys = OFF');
  // A larger part of the index in memory at once avoids most of the merging.
  const configure = sqlite.prepare("insert into listing_search (listing_search, rank) values ('hashsize', ?)");
  configure.run(64n * 1024n * 1024n);
  const start = Date.parse('2020-01-01T00:00:00Z');
  let made = 0;
  sqlite.exec('begin');
  for (const listing of sampleMarket(count)) {
    const at = new Date(start + made * 60_000).toISOString();
    const { lastInsertRowid } = insertListing.run(
      ownerIds[made % owners],
      listing.type,
      listing.title,
      listing.description,
      listing.excerpt,
      listing.focusAreaId,
      JSON.stringify(listing.tags),
      JSON.stringify(listing.details),
      listing.details.companyName ?? null,
      listing.details.companyLocation ?? listing.details.jobLocation ?? null,
      at,
      at,
    );
    insertLexemes.run(lastInsertRowid, listing.lexemes.join(' '));
    insertGrouped.run(lastInsertRowid, groups.add(listing));
    made += 1;
    if (made % 20_000 === 0) sqlite.exec('commit; begin');
  }
  const insertGroup =
    sqlite.prepare(`insert into listing_groups (id, type, area, country, detail, technology_status, listings)
    values (@id, @type, @area, @country, @detail, @technology_status, @listings)`);
  for (const { id, values, listings } of groups.groups.values()) insertGroup.run({ id, ...values, listings });
  sqlite.exec('commit');
  configure.run(1024n * 1024n);
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.close();
}
