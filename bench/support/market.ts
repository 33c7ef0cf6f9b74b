import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DatabaseLocation } from '#server/platform/db/database.ts';
import { makeMarket } from './fill-listings.ts';
import { largePostgres } from './filled-database.ts';

/** Runs `work` on a new database with so many listings: on SQLite, or with `--postgres` on a PostgreSQL of its own. */
export async function withMarket<Result>(
  args: readonly string[],
  listings: number,
  work: (location: DatabaseLocation) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cardi-bench-'));
  const postgres = args.includes('--postgres') ? await largePostgres() : undefined;
  try {
    const location = { dataDir, databaseUrl: await postgres?.createDatabase('bench') };
    await makeMarket(location, listings);
    return await work(location);
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
