import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import express from 'express';

import { sqliteFileName } from '#server/platform/db/sqlite.ts';

/**
 * The yardstick: bare Express and SQLite. It answers the same rows from the same file, with one prepared statement
 * each, and has no session, access check, validation, log or count.
 */
const sqlite = new BetterSqlite3(join(process.env.DATA_DIR ?? '', sqliteFileName), { readonly: true });
sqlite.pragma('mmap_size = 268435456');

const card = `listings.id, listings.type, listings.title, listings.excerpt, listings.tags, listings.company_name, listings.location,
  listings.created_at, focus_areas.title as focus_area_title, focus_areas.slug as focus_area_slug,
  users.membership_tier as owner_tier`;
const joins = `cross join listings cross join focus_areas cross join users
  where listings.id = page.id and focus_areas.id = listings.focus_area_id and users.id = listings.owner_id
  order by listings.id desc`;
const list = sqlite.prepare(
  `select ${card} from (select id from listings where status = 'published' order by id desc limit 20) as page ${joins}`,
);
const search = sqlite.prepare(
  `select ${card} from (select rowid as id from listing_search where listing_search match ? order by rowid desc limit 20)
    as page ${joins}`,
);
const detail = sqlite.prepare(
  `select ${card}, listings.description, users.username from (select ? as id) as page ${joins}`,
);

const app = express();
app.get('/list', (_req, res) => {
  res.json({ items: list.all() });
});
app.get('/search', (req, res) => {
  res.json({ items: search.all(`"${req.query.search as string}"*`) });
});
app.get('/detail/:id', (req, res) => {
  res.json(detail.get(Number(req.params.id)));
});
const server = app.listen(Number(process.env.PORT), '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    console.log(`Bare Express is running at http://127.0.0.1:${address.port}`);
});
