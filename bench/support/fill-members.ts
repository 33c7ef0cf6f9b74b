import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

import { builtInFocusAreas } from '#contract/focus-areas.ts';
import {
  emptyMemberMatchProfile,
  fundingStages,
  type MemberMatchProfile,
  matchRegions,
  matchRoles,
  needs,
} from '#contract/match-profiles.ts';
import { countryCodes } from '#contract/places-countries.ts';
import { groupedValues } from '#server/features/members/groups.ts';
import { memberLexemes } from '#server/features/members/search-index-store.ts';
import { sortNameOf } from '#server/features/members/sort-name.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { sqliteFileName } from '#server/platform/db/sqlite.ts';
import { figureRank } from '#server/platform/search/figure-rank.ts';
import { sampleCity } from './sample-cities.ts';
import { generator, knownWords, wordOf } from './sample-market.ts';

/** The number of different given and family names: as in life, few members share a name. */
const names = 2000;

/** Creates a database with `count` listed members in `dataDir`, in batches, directly in SQL. */
export async function fillMembers(dataDir: string, count: number): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database);
  await database.close();

  const sqlite = new BetterSqlite3(join(dataDir, sqliteFileName));
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma('foreign_keys = OFF');
  sqlite.pragma('cache_size = -200000');
  const insertUser = sqlite.prepare(`insert into users (id, username, username_key, email, email_key, full_name,
    organization, role, membership_tier, password_hash, is_test, created_at)
    values (?, ?, ?, ?, ?, ?, ?, 'member', 'free', '', 0, ?)`);
  const insertProfile =
    sqlite.prepare(`insert into member_profiles (user_id, sort_name, headline, current_position, bio,
    focus_areas, connection_count, connection_rank) values (?, ?, ?, ?, ?, ?, ?, ?)`);
  const tables = ['member_search', 'member_rank_search'] as const;
  for (const table of tables) {
    // A larger part of the index in memory at once avoids most of the merging.
    sqlite.prepare(`insert into ${table} (${table}, rank) values ('hashsize', ?)`).run(64n * 1024n * 1024n);
  }
  const [insertLexemes, insertRanked] = tables.map((table) =>
    sqlite.prepare(`insert into ${table} (rowid, lexemes) values (?, ?)`),
  );
  const insertGrouped = sqlite.prepare(
    'insert into grouped_members (member_id, group_id, ticket_group_id, city_group_id) values (?, ?, ?, ?)',
  );
  const groups = new Counted();
  const random = generator(3);
  const some = (from: number) => wordOf(Math.floor(random() ** 2 * from));
  const start = Date.parse('2020-01-01T00:00:00Z');
  sqlite.exec('begin');
  for (let id = 1; id <= count; id += 1) {
    const name = capitals(`${some(names)} ${some(names)}`);
    const headline = `${some(300)} ${random() < 0.78 ? knownWords.frequent : some(5000)}`;
    const bio =
      Array.from({ length: 20 }, () => some(5000)).join(' ') + (random() < 0.00005 ? ` ${knownWords.rare}` : '');
    const organization = capitals(some(4000));
    const area = builtInFocusAreas[Math.floor(random() * builtInFocusAreas.length)]?.slug ?? '';
    // Few members have many connections.
    const connections = Math.floor(random() ** 4 * 500);
    const rank = figureRank(connections, id);
    const at = new Date(start + id * 60_000).toISOString();
    const username = `member-${id}`;
    insertUser.run(id, username, username, `${id}@example.com`, `${id}@example.com`, name, organization, at);
    insertProfile.run(id, sortNameOf(name), headline, 'Analyst', bio, JSON.stringify([area]), connections, rank);
    const [country, matchProfile] = [countryCodes[Math.floor(random() ** 3 * 100)] ?? null, matchProfileOf(id)];
    const cityId = sampleCity(country, random());
    const found = { name, focusAreas: [area], country, cityId, matchProfile };
    const lexemes = memberLexemes({ ...found, texts: ['Analyst', headline, organization, bio] });
    const { stages, tickets, city, ...others } = groupedValues({ ...found, areas: [area] });
    insertGrouped.run(
      id,
      groups.add('member_groups', others),
      groups.add('member_ticket_groups', { stages, tickets }),
      groups.add('member_city_groups', { city }),
    );
    const text = [...new Set(lexemes)].join(' ');
    insertLexemes?.run(BigInt(id), text);
    insertRanked?.run(BigInt(rank), text);
    if (id % 20_000 === 0) sqlite.exec('commit; begin');
  }
  for (const { table, id, values, members } of groups.all.values()) {
    const row = { id, ...values, members };
    const columns = Object.keys(row);
    sqlite
      .prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`)
      .run(row);
  }
  sqlite.exec('commit');
  for (const table of tables) {
    sqlite.prepare(`insert into ${table} (${table}, rank) values ('hashsize', ?)`).run(1024n * 1024n);
  }
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.close();
}

/** What a member seeks and offers: every tenth says so, in the index only. */
function matchProfileOf(id: number): MemberMatchProfile {
  if (id % 10 > 0) return emptyMemberMatchProfile;
  const place = id / 10;
  return {
    ...emptyMemberMatchProfile,
    role: nth(matchRoles, place),
    seeks: [nth(needs, place)],
    offers: [nth(needs, place + 3)],
    stages: [nth(fundingStages, place)],
    ticketMin: 10 ** (4 + (place % 4)),
    ticketMax: 10 ** (5 + (place % 4)),
    regions: [nth(matchRegions, place), nth(matchRegions, place + 1)],
  };
}

function nth<Name extends string>(table: Readonly<Record<Name, unknown>>, place: number): Name {
  const names = Object.keys(table) as Name[];
  const name = names[place % names.length];
  if (name === undefined) throw new Error('unreachable');
  return name;
}

function capitals(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Groups of members with the same values, as the server counts them one by one. */
class Counted {
  readonly all = new Map<string, { table: string; id: number; values: Record<string, string>; members: number }>();

  /** Counts a member in a table and returns the number of the group. */
  add(table: string, values: Record<string, string>): number {
    const key = JSON.stringify([table, values]);
    const group = this.all.get(key) ?? { table, id: this.all.size + 1, values, members: 0 };
    this.all.set(key, group);
    group.members += 1;
    return group.id;
  }
}
