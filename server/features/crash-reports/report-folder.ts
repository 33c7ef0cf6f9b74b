import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { crashReportDays } from '#contract/crash-reports.ts';
import { day } from '#contract/kit/durations.ts';
import type { CrashReport } from './read-report.ts';

/** The folder of the reports in `DATA_DIR`. */
export const reportFolder = 'crash-reports';

/** The maximum size of all reports in bytes: anyone can send one, and they share the disk with the database. */
export const reportSpace = 200 * 1024 * 1024;

const folderIn = (dataDir: string) => join(dataDir, reportFolder);

/** The files of the folder with their size (bytes) and age (milliseconds since 1970); none where it does not exist. */
async function filesIn(folder: string): Promise<{ path: string; size: number; changedAt: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names.map(async (name) => {
    const path = join(folder, name);
    const { size, mtimeMs } = await stat(path);
    return { path, size, changedAt: mtimeMs };
  });
  return Promise.all(found);
}

/**
 * Stores a report: `<id>.dmp`, and `<id>.json` beside it with its version, system and time.
 *
 * @returns the report's id; `null` where the space for reports is used up
 */
export async function storeReport(
  dataDir: string,
  { about, minidump }: CrashReport,
  now: Date,
): Promise<string | null> {
  const folder = folderIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const used = (await filesIn(folder)).reduce((sum, { size }) => sum + size, 0);
  if (used + minidump.length > reportSpace) return null;
  const id = randomUUID();
  const file = (ending: string) => join(folder, `${id}.${ending}`);
  await writeFile(file('dmp'), minidump, { mode: 0o600 });
  await writeFile(file('json'), `${JSON.stringify({ ...about, receivedAt: now.toISOString() }, null, 2)}\n`, {
    mode: 0o600,
  });
  return id;
}

/** Deletes the reports that are older than `crashReportDays`. */
export async function sweepReports(dataDir: string, now: Date): Promise<void> {
  const oldest = now.getTime() - crashReportDays * day;
  for (const { path, changedAt } of await filesIn(folderIn(dataDir))) {
    if (changedAt < oldest) await rm(path, { force: true });
  }
}
