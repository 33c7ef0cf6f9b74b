import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

import { onlyOn } from '#server/testing/only-on.ts';

/**
 * Opens the database, sorts more than its memory holds, and prints the open files: SQLite unlinks a temporary file as
 * soon as it is open, so listing a folder would not show it.
 */
const program = `
  import { readdirSync, readlinkSync } from 'node:fs';
  import BetterSqlite3 from 'better-sqlite3';
  import { openSqlite } from './server/platform/db/sqlite.ts';
  const [folder] = process.argv.slice(1);
  openSqlite(folder, 5000);
  const connection = new BetterSqlite3(folder + '/cardi.db');
  connection.pragma('cache_size = 10');
  const rows = connection.prepare(
    'with recursive n (i) as (select 1 union all select i + 1 from n where i < 50000) select hex(randomblob(50)) as x from n order by x',
  );
  for (const _ of rows.iterate()) {
    const open = readdirSync('/proc/self/fd').flatMap((fd) => {
      try { return [readlinkSync('/proc/self/fd/' + fd)]; } catch { return []; }
    });
    console.log(JSON.stringify(open.filter((file) => file.endsWith(' (deleted)'))));
    break;
  }
  process.exit();
`;

onlyOn('sqlite', 'R6: large sorts go through files in the data folder, and nowhere else', async (context) => {
  context.skip(process.platform !== 'linux', 'which files are open is read from /proc');
  const folder = await mkdtemp(join(tmpdir(), 'cardi-sort-'));
  context.onTestFinished(() => rm(folder, { recursive: true }));
  const { SQLITE_TMPDIR: _, ...env } = process.env;
  const args = ['--input-type=module', '--eval', program, folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: process.cwd(), env });
  const files = JSON.parse(stdout) as string[];
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith(`${folder}/`))).toEqual([]);
});
