import BetterSqlite3 from 'better-sqlite3';

const s = new BetterSqlite3('/tmp/cardi-10k/cardi.db');
s.pragma('mmap_size = 268435456');
const cols = `listings.id, listings.type, listings.title, listings.excerpt, listings.tags, listings.company_name, listings.location, listings.created_at, focus_areas.title as focus_area_title, focus_areas.slug as focus_area_slug, users.membership_tier as owner_tier`;
const j = `cross join listings cross join focus_areas cross join users where listings.id = page.id and focus_areas.id = listings.focus_area_id and users.id = listings.owner_id`;
const page = `(select id from listings where status = 'published' and id < ? order by id desc limit ?) as page`;
const fts = `(select rowid as id from listing_search where listing_search match ? and rowid < ? order by rowid desc limit ?) as page`;
const B = Number.MAX_SAFE_INTEGER;
const t = (name: string, q: string, ...a: unknown[]) => {
  const st = s.prepare(q);
  let best = Infinity;
  for (let r = 0; r < 8; r++) {
    const t0 = performance.now();
    for (let i = 0; i < 300; i++) st.all(a);
    best = Math.min(best, ((performance.now() - t0) / 300) * 1000);
  }
  console.log(best.toFixed(1), name);
};
t('list sorted', `select ${cols} from ${page} ${j} order by listings.id desc`, B, 21);
t('list unsorted', `select ${cols} from ${page} ${j}`, B, 21);
t('ids only', `select id from ${page}`, B, 21);
t(
  'no joins',
  `select listings.id, listings.type, listings.title, listings.excerpt, listings.tags, listings.company_name, listings.location, listings.created_at from ${page} cross join listings where listings.id=page.id`,
  B,
  21,
);
t(
  'direct',
  `select ${cols} from listings cross join focus_areas cross join users where status='published' and listings.id < ? and focus_areas.id = listings.focus_area_id and users.id = listings.owner_id order by listings.id desc limit ?`,
  B,
  21,
);
t(
  'direct no index',
  `select ${cols} from listings not indexed cross join focus_areas cross join users where status='published' and listings.id < ? and focus_areas.id = listings.focus_area_id and users.id = listings.owner_id order by listings.id desc limit ?`,
  B,
  21,
);
t('count', `select count(*) as total from (select id from listings where status = 'published' limit ?)`, 1001);
t('offset', `select id from listings where status = 'published' limit 1 offset ?`, 1000);
t('offset rowid', `select id from listings not indexed order by id desc limit 1 offset ?`, 1000);
t(
  'session',
  `select token_hash, last_seen_at, expires_at, users.id, username,email,full_name,organization,role,membership_tier,is_test from sessions join users on users.id=sessions.user_id where token_hash=?`,
  'x',
);
t('fts sorted', `select ${cols} from ${fts} ${j} order by listings.id desc`, '"batico"*', B, 21);
t('fts unsorted', `select ${cols} from ${fts} ${j}`, '"batico"*', B, 21);
t('fts ids', `select id from ${fts}`, '"batico"*', B, 21);
t(
  'fts direct',
  `select ${cols} from listing_search cross join listings cross join focus_areas cross join users where listing_search match ? and listing_search.rowid < ? and listings.id = listing_search.rowid and focus_areas.id = listings.focus_area_id and users.id = listings.owner_id order by listing_search.rowid desc limit ?`,
  '"batico"*',
  B,
  21,
);
t(
  'fts count',
  `select count(*) as total from (select rowid as id from listing_search where listing_search match ? limit ?)`,
  '"batico"*',
  1001,
);
t(
  'fts count frequent',
  `select count(*) as total from (select rowid as id from listing_search where listing_search match ? limit ?)`,
  '"energy"*',
  1001,
);
t(
  'fts offset frequent',
  `select rowid from listing_search where listing_search match ? limit 1 offset ?`,
  '"energy"*',
  1000,
);
t('fts frequent', `select ${cols} from ${fts} ${j}`, '"energy"* OR "energi"', B, 21);
