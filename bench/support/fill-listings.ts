import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { aUser } from '#server/testing/factories.ts';
import { fillInBulk } from './bulk.ts';
import { listingGroups } from './listing-groups.ts';
import { sampleMarket } from './sample-market.ts';

/** The number of members who own the sample listings. */
const owners = 200;

/** Adds `count` published listings, with numbers from 1 on, to a migrated database without any. */
export async function fillListings(database: Database, count: number): Promise<void> {
  const ownerIds: number[] = [];
  for (let index = 0; index < owners; index += 1) {
    const membershipTier = index % 3 === 0 ? 'professional' : 'free';
    ownerIds.push((await aUser({ database, now: () => new Date() }, { membershipTier })).id);
  }
  const groups = listingGroups();
  const start = Date.parse('2020-01-01T00:00:00Z');
  let id = 0;
  await fillInBulk(database, async (bulk) => {
    for (const listing of sampleMarket(count)) {
      id += 1;
      const at = new Date(start + id * 60_000).toISOString();
      await bulk.add('listings', {
        id,
        owner_id: ownerIds[id % owners],
        type: listing.type,
        title: listing.title,
        description: listing.description,
        excerpt: listing.excerpt,
        focus_area_id: listing.focusAreaId,
        contact_email: 'sample@example.com',
        tags: JSON.stringify(listing.tags),
        details: JSON.stringify(listing.details),
        company_name: listing.details.companyName ?? null,
        location: listing.details.companyLocation ?? listing.details.jobLocation ?? null,
        status: 'published',
        created_at: at,
        updated_at: at,
        expires_at: '2099-12-31T00:00:00.000Z',
      });
      await bulk.index('listing_search', id, listing.lexemes);
      await bulk.add('grouped_listings', { listing_id: id, group_id: groups.add(listing), city_group_id: 1 });
    }
    // None of them has a city.
    await bulk.add('listing_city_groups', { id: 1, city: '', listings: id });
    for (const { id: group, values, listings } of groups.groups.values()) {
      await bulk.add('listing_groups', { id: group, ...values, listings });
    }
  });
}

/** Makes an SQLite database in a folder, or fills an empty PostgreSQL one, with `count` listings. */
export async function makeMarket(location: DatabaseLocation, count: number): Promise<void> {
  const database = openDatabase(
    typeof location === 'string' ? { dataDir: location, databaseUrl: undefined } : location,
  );
  await migrate(database);
  await fillListings(database, count);
  await database.close();
}
