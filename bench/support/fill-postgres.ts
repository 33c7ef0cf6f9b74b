import pg from 'pg';

import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { aUser } from '#server/testing/factories.ts';
import { listingGroups } from './listing-groups.ts';
import { sampleMarket } from './sample-market.ts';

const batch = 2000;

/** Creates `count` published listings in an empty PostgreSQL database, in batches, and gathers its statistics. */
export async function fillPostgres(databaseUrl: string, count: number): Promise<void> {
  const database = openDatabase({ databaseUrl, dataDir: '' });
  await migrate(database);
  const owner = await aUser({ database, now: () => new Date() });
  await database.close();

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const start = Date.parse('2020-01-01T00:00:00Z');
  const groups = listingGroups();
  const grouped: { id: number; group: number }[] = [];
  let made = 0;
  let rows: object[] = [];
  const flush = async () => {
    await client.query(
      `with given as (select * from json_to_recordset($1) as row(
         type text, title text, description text, excerpt text, area bigint, tags text, details text,
         company text, location text, at text, lexemes text)),
       added as (
         insert into listings (id, owner_id, type, title, description, excerpt, focus_area_id, contact_email, tags,
           details, company_name, location, status, created_at, updated_at, expires_at)
         select $2 + row_number() over (order by at), $3, type, title, description, excerpt, area, 'sample@example.com',
           tags, details, company, location, 'published', at, at, '2099-12-31T00:00:00.000Z' from given
         returning id, created_at)
       insert into listing_search (rowid, lexemes)
       select added.id, array_to_tsvector(string_to_array(given.lexemes, ' ')) from added join given on given.at = added.created_at`,
      [JSON.stringify(rows), made - rows.length, owner.id],
    );
    rows = [];
  };
  for (const listing of sampleMarket(count)) {
    rows.push({
      type: listing.type,
      title: listing.title,
      description: listing.description,
      excerpt: listing.excerpt,
      area: listing.focusAreaId,
      tags: JSON.stringify(listing.tags),
      details: JSON.stringify(listing.details),
      company: listing.details.companyName ?? null,
      location: listing.details.companyLocation ?? listing.details.jobLocation ?? null,
      at: new Date(start + made * 60_000).toISOString(),
      lexemes: listing.lexemes.join(' '),
    });
    made += 1;
    grouped.push({ id: made, group: groups.add(listing) });
    if (rows.length === batch) await flush();
  }
  if (rows.length > 0) await flush();
  const groupRows = [...groups.groups.values()].map(({ values, ...group }) => ({ ...group, ...values }));
  await client.query('insert into listing_groups select * from json_populate_recordset(null::listing_groups, $1)', [
    JSON.stringify(groupRows),
  ]);
  await client.query(
    'insert into grouped_listings select * from json_to_recordset($1) as row(id bigint, "group" bigint)',
    [JSON.stringify(grouped)],
  );
  await client.query('vacuum analyze');
  await client.end();
}
