import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import express from 'express';
import pg from 'pg';

import { sqliteFileName } from '#server/platform/db/sqlite.ts';

/**
 * The yardstick: bare Express with SQLite, or with pg where DATABASE_URL is set. It answers the same rows from the same
 * database, with one prepared statement each, and has no session, access check, validation, log or count.
 */
const databaseUrl = process.env.DATABASE_URL;
const card = `listings.id, listings.type, listings.title, listings.excerpt, listings.tags, listings.company_name, listings.location,
  listings.created_at, focus_areas.title as focus_area_title, focus_areas.slug as focus_area_slug,
  users.membership_tier as owner_tier`;
const joins = `cross join listings cross join focus_areas cross join users
  where listings.id = page.id and focus_areas.id = listings.focus_area_id and users.id = listings.owner_id
  order by listings.id desc`;
const place = databaseUrl ? '$1' : '?';
const matching = databaseUrl ? 'lexemes @@ cast($1 as tsquery)' : 'listing_search match ?';
const statement = prepareWith(databaseUrl);
const list = statement(
  `select ${card} from (select id from listings where status = 'published' order by id desc limit 20) as page ${joins}`,
);
const search = statement(
  `select ${card} from (select rowid as id from listing_search where ${matching} order by rowid desc limit 20) as page ${joins}`,
);
const detail = statement(
  `select ${card}, listings.description, users.username from (select cast(${place} as integer) as id) as page ${joins}`,
);

function prepareWith(url: string | undefined): (text: string) => (...values: unknown[]) => Promise<unknown[]> {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 5 });
    let named = 0;
    return (text) => {
      const name = `bare_${++named}`;
      return async (...values) => (await pool.query<pg.QueryResultRow>({ name, text, values })).rows;
    };
  }
  const sqlite = new BetterSqlite3(join(process.env.DATA_DIR ?? '', sqliteFileName), { readonly: true });
  sqlite.pragma('mmap_size = 268435456');
  return (text) => {
    const prepared = sqlite.prepare(text);
    return async (...values) => prepared.all(...values);
  };
}

const app = express();
app.get('/list', async (_req, res) => {
  res.json({ items: await list() });
});
app.get('/search', async (req, res) => {
  const word = req.query.search as string;
  res.json({ items: await search(databaseUrl ? `'${word}':*` : `"${word}"*`) });
});
app.get('/detail/:id', async (req, res) => {
  const [row] = await detail(Number(req.params.id));
  res.json(row);
});
const server = app.listen(Number(process.env.PORT), '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    console.log(`Bare Express is running at http://127.0.0.1:${address.port}`);
});
