import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

import { findMatches } from '#server/features/matches/matches.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { sqliteFileName } from '#server/platform/db/sqlite.ts';
import { fillMembers, matchProfileOf } from './support/fill-members.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { generator } from './support/sample-market.ts';

const members = 1_000_000;
const repeats = 60;
/** The members whose matches are timed, each with this many connections. */
const asked = 60;
const connections = 100;

/** The first page of a member's matches among 1,000,000 members, with people in common. */
export const run: Benchmark = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  try {
    const started = performance.now();
    await fillMembers(dataDir, members);
    const ids = fillMatches(dataDir);
    console.log(
      `  ${members.toLocaleString('en')} members made in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    const deps = { database, now: () => new Date('2026-11-22T12:00:00Z') };
    const found: number[] = [];
    const figures: Figure[] = percentiles(
      'matches among members',
      await timesOf(repeats, async (index) => {
        const { items } = await findMatches(deps, ids[index % ids.length] ?? 1, 'member');
        found.push(items.length);
      }),
    );
    await database.close();
    return [...figures, { what: 'matches found, fewest', value: Math.min(...found), unit: '', bound: { atLeast: 10 } }];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Adds what every tenth member seeks and offers, and the connections of those who are asked; returns their ids. */
function fillMatches(dataDir: string): number[] {
  const sqlite = new BetterSqlite3(join(dataDir, sqliteFileName));
  sqlite.pragma('synchronous = OFF');
  const insertProfile =
    sqlite.prepare(`insert into member_match_profiles (user_id, role, seeks, offers, stages, regions,
    currency, updated_at) values (?, ?, ?, ?, ?, ?, 'EUR', '2026-01-01T00:00:00.000Z')`);
  const insertConnection = sqlite.prepare(`insert or ignore into connections (low_id, high_id, requester_id, status,
    created_at) values (?, ?, ?, 'accepted', '2026-01-01T00:00:00.000Z')`);
  const random = generator(11);
  const someone = () => 1 + Math.floor(random() * members);
  const connect = (one: number, other: number) => {
    if (one !== other) insertConnection.run(Math.min(one, other), Math.max(one, other), one);
  };
  const ids = Array.from({ length: asked }, (_, index) => (index + 1) * Math.floor(members / asked / 10) * 10);
  sqlite.transaction(() => {
    for (let id = 10; id <= members; id += 10) {
      const { role, ...sets } = matchProfileOf(id);
      const lists = [sets.seeks, sets.offers, sets.stages, sets.regions].map((list) => JSON.stringify(list));
      insertProfile.run(id, role, ...lists);
    }
    for (const id of ids) {
      for (let count = 0; count < connections; count += 1) {
        const friend = someone();
        connect(id, friend);
        for (let more = 0; more < connections; more += 1) connect(friend, someone());
      }
    }
  })();
  sqlite.exec('analyze');
  sqlite.close();
  return ids;
}
