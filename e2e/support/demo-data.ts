import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

const databaseFile = 'cardi.db';

/** The variable that tells the workers of a run its folder. */
const variable = 'E2E_DEMO_DATA';

/** Playwright calls this before a run, and what it returns after it. */
export default async function makeFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cardi-demo-data-'));
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

const kept = () => process.env[variable] && join(process.env[variable], 'kept');

/**
 * Fills a new server's data folder with the samples that an earlier server of the run has made: making them takes longer
 * than everything else that a server does at its start.
 * @returns whether it did; not if there is no such server yet
 */
export async function takeDemoData(dataDir: string): Promise<boolean> {
  const samples = kept();
  if (!samples) return false;
  try {
    await cp(samples, dataDir, { recursive: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Keeps the samples of a server that has just made them, for the servers that start later. */
export async function keepDemoData(dataDir: string): Promise<void> {
  const samples = kept();
  if (!samples) return;
  const copy = await mkdtemp(`${samples}-`);
  // The server has its database open: a copy of the file alone would lack what is still in the log beside it.
  await cp(dataDir, copy, { recursive: true, filter: (path) => !path.includes(databaseFile) });
  const file = join(copy, databaseFile);
  const database = new BetterSqlite3(join(dataDir, databaseFile), { readonly: true });
  await database.backup(file);
  database.close();
  // The server's jobs have begun: what one holds would keep the next server from running it.
  const samplesOnly = new BetterSqlite3(file);
  samplesOnly.exec('delete from job_claims');
  samplesOnly.close();
  // Another worker may have been first.
  await rename(copy, samples).catch(() => rm(copy, { recursive: true }));
}
