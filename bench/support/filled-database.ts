import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { copyRecords } from './copies.ts';
import { fillCompanies } from './fill-companies.ts';
import { fillListings } from './fill-listings.ts';
import { fillMembers } from './fill-members.ts';
import { fillTechnologies } from './fill-technologies.ts';

/** How tables are filled, in this order: the owners of listings come after the other members. */
const fills = {
  member_profiles: fillMembers,
  listings: fillListings,
  companies: fillCompanies,
  technologies: fillTechnologies,
} as const;
type Filled = keyof typeof fills;

const million = 1_000_000;

/** So many records are made one by one; on PostgreSQL the others are their copies, which takes a fifth of the time. */
const distinct = 100_000;

/**
 * Runs `work` on a database with `--records=` (1,000,000) records in each of these tables: on SQLite, or with `--postgres`
 * on a PostgreSQL of its own. With `--at=` (a folder, or a PostgreSQL address) it is one that is there, whose empty
 * tables are filled: it can be measured again, and a database with all of them serves every benchmark.
 */
export async function withFilled<Result>(
  args: readonly string[],
  tables: readonly Filled[],
  work: (database: Database, records: number, location: DatabaseLocation) => Promise<Result>,
): Promise<Result> {
  const given = (name: string) => args.find((argument) => argument.startsWith(`--${name}=`))?.split('=', 2)[1];
  const at = given('at');
  const records = Number(given('records') ?? million);
  const databaseAt = at?.startsWith('postgres') ? at : undefined;
  const folderAt = databaseAt === undefined ? at : undefined;
  // A server keeps files beside its database on PostgreSQL, too.
  const own = folderAt === undefined ? mkdtempSync(join(tmpdir(), 'cardi-bench-')) : undefined;
  const postgres = at === undefined && args.includes('--postgres') ? await largePostgres() : undefined;
  const databaseUrl = databaseAt ?? (await postgres?.createDatabase('bench'));
  const location = { dataDir: folderAt ?? own ?? '', databaseUrl };
  try {
    const filling = openDatabase(location);
    await migrate(filling);
    for (const [table, fill] of Object.entries(fills) as [Filled, (typeof fills)[Filled]][]) {
      if (!tables.includes(table) || (await holdsRows(filling, table))) continue;
      const started = performance.now();
      const isCopied = filling.dialect === 'postgres' && records > distinct;
      await fill(filling, isCopied ? distinct : records);
      if (isCopied) await copyRecords(filling, table, distinct, records);
      console.log(`  ${table} filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
    await filling.close();
    const database = openDatabase({ ...location, databaseTimeout: 60_000 }, 'requests');
    try {
      return await work(database, records, location);
    } finally {
      await database.close();
    }
  } finally {
    await postgres?.stop();
    if (own) rmSync(own, { recursive: true, force: true });
  }
}

/** A PostgreSQL of its own that keeps its promises, with room for a large database. */
export async function largePostgres() {
  // Imported only here, because the package is large and SQLite does not need it.
  const { startPostgres } = await import('#server/testing/postgres.ts');
  return startPostgres({ durable: true, more: ['shared_buffers=2GB'] });
}

/** Whether there are more than the samples that migrations bring. */
async function holdsRows({ db }: Database, table: Filled): Promise<boolean> {
  const rows = await sql`select 1 from ${sql.table(table)} limit 1 offset 1000`.execute(db);
  return rows.rows.length > 0;
}
