import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { emptyMemberMatchProfile, fundingStages, matchRegions, matchRoles, needs } from '#contract/match-profiles.ts';
import { memberLexemes } from '#server/features/members/search-index-store.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { sqliteFileName } from '#server/platform/db/sqlite.ts';
import { figureRank } from '#server/platform/search/figure-rank.ts';
import { generator, wordOf } from './sample-market.ts';

/**
 * Makes a database with `count` listed members who all say what they seek and offer, drawn evenly, in few words. Each of
 * the `asked` members who are returned has `connections` connections, whose friends have as many.
 */
export async function fillMatches(
  dataDir: string,
  { count, asked, connections }: { count: number; asked: number; connections: number },
): Promise<number[]> {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database);
  await database.close();
  const sqlite = new BetterSqlite3(join(dataDir, sqliteFileName));
  for (const pragma of ['synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -200000']) sqlite.pragma(pragma);
  sqlite.prepare(`insert into member_search (member_search, rank) values ('hashsize', ?)`).run(64n * 1024n * 1024n);
  const insertUser = sqlite.prepare(`insert into users (id, username, username_key, email, email_key, full_name, role,
    membership_tier, password_hash, is_test, created_at) values (?, ?, ?, ?, ?, ?, 'member', 'free', '', 0, ?)`);
  const insertProfile = sqlite.prepare(`insert into member_profiles (user_id, sort_name, headline, focus_areas,
    connection_count, connection_rank) values (?, ?, ?, ?, ?, ?)`);
  const insertWishes = sqlite.prepare(`insert into member_match_profiles (user_id, role, seeks, offers, stages, regions,
    currency, seeks_text, updated_at) values (?, ?, ?, ?, ?, ?, 'EUR', ?, '2026-01-01T00:00:00.000Z')`);
  const insertLexemes = sqlite.prepare('insert into member_search (rowid, lexemes) values (?, ?)');
  const insertConnection = sqlite.prepare(`insert or ignore into connections (low_id, high_id, requester_id, status,
    created_at) values (?, ?, ?, 'accepted', '2026-01-01T00:00:00.000Z')`);

  const random = generator(11);
  const below = (limit: number) => Math.floor(random() * limit);
  const some = <Name extends string>(table: Readonly<Record<Name, unknown>>, most: number) => {
    const names = Object.keys(table) as Name[];
    return [...new Set(Array.from({ length: 1 + below(most) }, () => names[below(names.length)] as Name))];
  };
  // Few words are frequent, as in real text.
  const words = (length: number) => Array.from({ length }, () => wordOf(Math.floor(random() ** 2.5 * 5000))).join(' ');
  sqlite.exec('begin');
  for (let id = 1; id <= count; id += 1) {
    const [name, headline, seeksText] = [`member ${id}`, words(3), words(4)];
    const focusAreas = [builtInFocusAreas[below(builtInFocusAreas.length)]?.slug ?? ''];
    const wishes = {
      ...emptyMemberMatchProfile,
      role: some(matchRoles, 1)[0] ?? null,
      seeks: some(needs, 3),
      offers: some(needs, 2),
      stages: some(fundingStages, 2),
      regions: some(matchRegions, 3),
    };
    const at = new Date(Date.parse('2024-01-01T00:00:00Z') + id * 60_000).toISOString();
    insertUser.run(id, name, name, `${id}@example.com`, `${id}@example.com`, name, at);
    insertProfile.run(id, name, headline, JSON.stringify(focusAreas), connections, figureRank(connections, id));
    const lists = [wishes.seeks, wishes.offers, wishes.stages, wishes.regions].map((list) => JSON.stringify(list));
    insertWishes.run(id, wishes.role, ...lists, seeksText);
    const lexemes = memberLexemes({
      name,
      texts: [headline, seeksText],
      focusAreas,
      country: null,
      cityId: null,
      matchProfile: wishes,
    });
    insertLexemes.run(BigInt(id), [...new Set(lexemes)].join(' '));
    if (id % 20_000 === 0) sqlite.exec('commit; begin');
  }
  const ids = Array.from({ length: asked }, () => 1 + below(count));
  const connect = (one: number, other: number) => {
    if (one !== other) insertConnection.run(Math.min(one, other), Math.max(one, other), one);
  };
  for (const id of ids) {
    for (let friends = 0; friends < connections; friends += 1) {
      const friend = 1 + below(count);
      connect(id, friend);
      for (let more = 0; more < connections; more += 1) connect(friend, 1 + below(count));
    }
  }
  sqlite.exec('commit');
  sqlite.prepare(`insert into member_search (member_search, rank) values ('hashsize', ?)`).run(1024n * 1024n);
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.close();
  return ids;
}
