import { sql } from 'kysely';

import { createUser, signIn } from '#contract/accounts.ts';
import { searchQuery } from '#contract/kit/search-words.ts';
import { createListing } from '#contract/listings.ts';
import { findListings } from '#server/features/listings/store.ts';
import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { listingForm } from './factories.ts';
import { startServerProcess } from './server-process.ts';

/** The result of a number of kills. */
export interface KillReport {
  rounds: number;
  /** Listings whose creation was acknowledged. */
  acknowledged: number;
  /** The acknowledged listings that were missing afterwards. */
  lost: string[];
  /** Any other damage to the database. */
  damage: string[];
}

/** How many callers publish at once. */
const writers = 8;

/** How many listings are acknowledged before the kill, at least. */
const leastWritten = 4;

/**
 * Starts a server, lets several callers publish listings as fast as they can, kills it with SIGKILL at a random moment,
 * and checks its database; repeated on the same data.
 */
export async function runKillRounds(
  location: DatabaseLocation,
  rounds: number,
  onRound: (report: KillReport) => void = () => undefined,
): Promise<KillReport> {
  const report: KillReport = { rounds: 0, acknowledged: 0, lost: [], damage: [] };
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = await writeUntilKilled(location, round);
    const database = openDatabase(location);
    try {
      for (const [word, id] of acknowledged) if (!(await isThere(database, word, id))) report.lost.push(word);
      report.damage.push(...(await damageOf(database)));
    } finally {
      await database.close();
    }
    report.rounds += 1;
    report.acknowledged += acknowledged.size;
    onRound(report);
  }
  return report;
}

/** The acknowledged listings: a word of each, and its id. */
async function writeUntilKilled(location: DatabaseLocation, round: number): Promise<Map<string, number>> {
  await using server = await startServerProcess({
    env: {
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl,
      APP_MODE: 'staging',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000000',
    },
  });
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: server.url, ...(cookie && { Cookie: cookie }) },
      body: JSON.stringify(body),
    });
  const username = `writer-${round}`;
  const password = 'Tidal-Power-7';
  await post(createUser.path, { username, email: `${username}@example.com`, password });
  const cookie = (await post(signIn.path, { username, password })).headers.getSetCookie()[0]?.split(';')[0] ?? '';

  const acknowledged = new Map<string, number>();
  const underWay = Promise.withResolvers<void>();
  const publish = async (writer: number) => {
    for (let number = 0; ; number += 1) {
      // Ends with a letter, because a search also finds prefixes: n1 would find n10 to n19.
      const word = `r${round}w${writer}n${number}x`;
      const response = await post(createListing.path, listingForm({ title: `Published under fire ${word}` }), cookie);
      if (response.status !== 201) throw new Error(`Publishing answered ${response.status}: ${await response.text()}`);
      const { id } = createListing.response.parse(await response.json());
      acknowledged.set(word, id);
      if (acknowledged.size === leastWritten) underWay.resolve();
    }
  };
  // Each caller ends with the connection that the kill cuts; an earlier error is a real failure.
  let isKilled = false;
  const writing = Array.from({ length: writers }, (_, writer) =>
    publish(writer).catch((error: unknown) => {
      underWay.resolve();
      if (!isKilled) throw error;
    }),
  );
  await underWay.promise;
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
  isKilled = true;
  await server.stop('SIGKILL');
  await Promise.all(writing);
  return acknowledged;
}

/** Whether a listing is in its table and is found by its word. */
async function isThere(database: Database, word: string, id: number): Promise<boolean> {
  const rows = await findListings(database, { search: searchQuery(word, []), before: undefined, limit: 5 });
  return rows.some((row) => row.id === id);
}

/** Finds damage in the database, such as a listing without its search entry or the reverse. */
async function damageOf(database: Database): Promise<string[]> {
  const damage: string[] = [];
  if (database.dialect === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db);
    damage.push(...rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'));
  }
  const listings = await database.db.selectFrom('listings').where('status', '=', 'published').select('id').execute();
  const entries = await database.db.selectFrom('listing_search').select('rowid as id').execute();
  const ids = new Set(listings.map(({ id }) => id));
  const entryIds = new Set(entries.map(({ id }) => id));
  const differing = [...new Set([...ids, ...entryIds])].filter((id) => !ids.has(id) || !entryIds.has(id));
  if (differing.length > 0) damage.push(`Listings and search entries differ by ${differing.join(', ')}`);
  return damage;
}
