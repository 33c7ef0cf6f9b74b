import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { beforeEach, expect, onTestFinished } from 'vitest';

import { publishedTestPassword, signIn } from '#contract/accounts.ts';
import { createListing, getListing, listListings } from '#contract/listings.ts';
import { getPicture, setRecordPictures } from '#contract/pictures.ts';
import { parseEnv } from '#server/env.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createStorage } from '#server/platform/storage/storage.ts';
import { createClient } from '#server/testing/client.ts';
import { makeLocation } from '#server/testing/database.ts';
import { listingForm } from '#server/testing/factories.ts';
import { uploadedPicture } from '#server/testing/file-factory.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { runCli } from '#server/testing/run-command.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { backupCommand } from './backup-command.ts';
import { resultOf } from './command.ts';
import { restoreCommand } from './restore-command.ts';

/** A folder for the test's own backups. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardi-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const settings = (dataDir: string) => ({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' });

/** A database with nothing in it, closed. */
async function emptyDatabase(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database);
  await database.close();
}

interface Written {
  id: number;
  at: number;
}

/** A picture that a new listing shows to everyone; returns the name of its file. */
async function aShownPicture(url: string): Promise<string> {
  const client = createClient(url);
  await client.call(signIn, { body: { username: 'member', password: publishedTestPassword } });
  const { body: listing } = await client.call(createListing, { body: listingForm() });
  const { id, width } = await uploadedPicture(client);
  await client.call(setRecordPictures, {
    params: { kind: 'listing', id: String(listing.id) },
    body: { pictures: [{ id, alt: 'The plant' }] },
  });
  return `${id}-${width}.webp`;
}

/** Writes listings one after another until `isOver`; `written` receives each acknowledged listing with its time. */
async function writeListings(url: string, written: Written[], isOver: () => boolean): Promise<void> {
  const client = createClient(url);
  await client.call(signIn, { body: { username: 'member', password: publishedTestPassword } });
  while (!isOver()) {
    const { body } = await client.call(createListing, { body: listingForm({ title: 'Written under load' }) });
    written.push({ id: body.id, at: Date.now() });
  }
}

/** Each command in this process; its own program is started once, by the test of a backup under load. */
const backup = (env: Record<string, string>, file: string) => resultOf(backupCommand, env, [file]);
const restore = (env: Record<string, string>, ...files: string[]) => resultOf(restoreCommand, env, files);

/** Opens the database in `dataDir` as a server does at its start. */
async function canBeUsed(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined }, 'requests');
  await migrate(database);
  await database.ping();
  await database.close();
}

onlyOn('sqlite', 'a backup under write load is one moment of the database, and a server starts on it', async () => {
  await using location = await makeLocation({ seeded: 'today' });
  const env = settings(location.dataDir);
  await using server = await startServerProcess({ env });
  const picture = await aShownPicture(server.url);
  let isOver = false;
  const acknowledged: Written[][] = [[], [], []];
  const writers = acknowledged.map((written) => writeListings(server.url, written, () => isOver));
  await expect.poll(() => acknowledged.every((written) => written.length > 5)).toBe(true);
  const asked = Date.now();
  const file = join(folder, 'cardi.backup');
  const made = await runCli('backup', [file], { env });
  expect(made.error).toBe('');
  const ended = Date.now();
  await expect.poll(() => acknowledged.every((written) => (written.at(-1)?.at ?? 0) > ended)).toBe(true);
  isOver = true;
  await Promise.all(writers);
  expect(acknowledged.flat().filter(({ at }) => at > asked && at < ended).length, 'under load').toBeGreaterThan(5);

  // A restore waits for nobody: it refuses while a server has the database open.
  expect(await restore(env, file)).toEqual({
    code: 1,
    out: '',
    error: `A server is using ${join(env.DATA_DIR, 'cardi.db')}. Please stop it first.\n`,
  });
  expect((await createClient(server.url).fetch('/readyz')).status).toBe(200);
  // Nothing else in the data folder has to be saved but the key.
  const files = await readdir(env.DATA_DIR);
  expect(files.filter((name) => !/^(cardi\.db.*|files|outbox|last-backup)$/.test(name))).toEqual(['secret-key']);
  await server.stop('SIGKILL');

  expect(made.out).toMatch(/holds the database as of 20.*\(\d+\.\d MB, intact, SHA-256 [0-9a-f]{64}\)/);
  const [, stateOf = ''] = /as of (\S+)/.exec(made.out) ?? [];
  expect((await readdir(folder)).toSorted(), 'no other file remains beside it').toEqual([
    'cardi.backup',
    'cardi.backup.files',
    'cardi.backup.sha256',
  ]);
  expect((await stat(file)).mode & 0o077, 'only its owner may read it').toBe(0);
  // The backup is restored in another folder.
  const there = settings(join(folder, 'elsewhere'));
  const { code, out } = await runCli('restore', [file], { env: there });
  expect([code, out]).toEqual([
    0,
    `${there.DATA_DIR} holds what ${file} held.\nThe files of members are back, too (1).\n`,
  ]);
  await using restored = await startServerProcess({ env: there });
  const client = createClient(restored.url);
  for (const writer of acknowledged) {
    const found = await Promise.all(
      writer.map(async ({ id }) => (await client.send(getListing, { params: { id } })).status === 200),
    );
    const count = found.filter(Boolean).length;
    expect(
      found.slice(0, count).every(Boolean),
      "each writer's restored listings are its first ones, without a gap",
    ).toBe(true);
    expect(count).toBeGreaterThanOrEqual(writer.filter(({ at }) => at < Date.parse(stateOf)).length);
  }
  const shown = await client.send(getPicture, { params: { file: picture } });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  // The listing is found by words, too: the backup contains the search index.
  const { body } = await client.call(listListings, { query: { search: 'written load' } });
  expect(body.items.length).toBeGreaterThan(5);
  const next = createClient(restored.url);
  await next.call(signIn, { body: { username: 'member', password: publishedTestPassword } });
  await next.call(createListing, { body: listingForm() });

  const { code: again, out: said } = await restore(env, file);
  expect(again, 'a killed server does not count as running').toBe(0);
  const kept = /kept as (\S+)\.\n/.exec(said)?.[1] ?? '';
  expect((await stat(kept)).size).toBeGreaterThan(0);
  expect((await readdir(env.DATA_DIR)).filter((name) => /wal|shm|restoring/.test(name))).toEqual([]);
  await canBeUsed(env.DATA_DIR);
});

onlyOn('sqlite', 'the old database comes aside also where it is too damaged to be opened', async () => {
  const env = settings(join(folder, 'data'));
  const file = join(folder, 'cardi.backup');
  await emptyDatabase(env.DATA_DIR);
  expect((await backup(env, file)).code).toBe(0);
  await writeFile(join(env.DATA_DIR, 'cardi.db'), 'no database at all '.repeat(500));
  expect((await restore(env, file)).code).toBe(0);
  await canBeUsed(env.DATA_DIR);
});

onlyOn('sqlite', 'what is no good backup is refused in one sentence, and nothing changes', async () => {
  const env = settings(join(folder, 'data'));
  const file = join(folder, 'cardi.backup');
  await emptyDatabase(env.DATA_DIR);
  await backup(env, file);
  const before = await readFile(join(env.DATA_DIR, 'cardi.db'));
  const names = await readdir(env.DATA_DIR);
  const bytes = await readFile(file);

  const changed = Buffer.from(bytes);
  changed[5000] = (changed[5000] ?? 0) ^ 0xff;
  const torn = bytes.subarray(0, Math.floor(bytes.length / 2));
  const cases: [string, Buffer | string, RegExp][] = [
    ['torn', torn, /is no intact backup of CARDI: .*\.\n$/],
    ['text', 'SQLite it is not', /is no intact backup of CARDI: file is not a database\.\n$/],
    ['empty', '', /is no intact backup of CARDI: no such table: kysely_migration\.\n$/],
  ];
  for (const [name, content, sentence] of cases) {
    const bad = join(folder, name);
    await writeFile(bad, content);
    const { code, error } = await restore(env, bad);
    expect([code, error], name).toEqual([1, expect.stringMatching(sentence)]);
  }
  await writeFile(file, changed);
  expect((await restore(env, file)).error).toBe(
    `${file} is not what its checksum says: it has been changed or damaged.\n`,
  );

  const newer = join(folder, 'newer');
  await writeFile(newer, bytes);
  const database = new BetterSqlite3(newer);
  database.prepare("insert into kysely_migration (name, timestamp) values ('9999-flying', '2030')").run();
  database.close();
  expect((await restore(env, newer)).error).toBe(
    `${newer} was made by a newer CARDI (9999-flying). Please install that version first.\n`,
  );
  expect((await restore(env, join(folder, 'nowhere'))).error).toMatch(/^There is no file .*nowhere\.\n$/);
  expect((await restore(env)).error).toBe('Please name one file: npm run restore -- <file>\n');
  expect(await readdir(env.DATA_DIR)).toEqual(names);
  expect(await readFile(join(env.DATA_DIR, 'cardi.db'))).toEqual(before);
});

onlyOn('sqlite', 'a backup takes no file’s place and leaves nothing half done', async () => {
  const env = settings(join(folder, 'data'));
  const file = join(folder, 'cardi.backup');
  expect((await backup(env, file)).error).toBe(`There is no database in ${env.DATA_DIR}.\n`);
  await emptyDatabase(env.DATA_DIR);
  await writeFile(file, 'yesterday');
  expect((await backup(env, file)).error).toBe(`${file} is there already; a backup takes no file's place.\n`);
  expect(await readFile(file, 'utf8')).toBe('yesterday');
  const nowhere = await backup(env, join(folder, 'no', 'such', 'folder'));
  expect([nowhere.code, nowhere.out]).toEqual([1, '']);
  expect((await readdir(folder)).toSorted()).toEqual(['cardi.backup', 'data']);
});

onlyOn('postgres', 'for PostgreSQL both commands name the one that does it, without the password', async () => {
  await using location = await makeLocation();
  const url = new URL(location.databaseUrl ?? '');
  url.password = 'secret';
  const env = { DATA_DIR: location.dataDir, DATABASE_URL: url.href };
  const made = await backup(env, 'x');
  expect([made.code, made.error]).toEqual([1, expect.stringContaining('pg_dump --format=custom')]);
  const restored = await restore(env, 'x');
  expect([restored.code, restored.error]).toEqual([1, expect.stringContaining('pg_restore --clean')]);
  expect(made.error + restored.error).not.toContain('secret');
});

onlyOn('sqlite', 'a backup holds the files of members, and a restore brings them back', async () => {
  const env = settings(join(folder, 'data'));
  const file = join(folder, 'cardi.backup');
  await emptyDatabase(env.DATA_DIR);
  const storage = await createStorage(parseEnv(env));
  const keys = [randomUUID(), randomUUID()];
  for (const key of keys) await storage.put(key, Buffer.from(key));
  const made = await backup(env, file);
  expect(made.out).toContain(`${file}.files holds the files of members (2).`);
  expect((await stat(`${file}.files`)).mode & 0o077, 'only its owner may read them').toBe(0);
  await storage.delete(keys[0] ?? '');
  const there = settings(join(folder, 'elsewhere'));
  for (const settings of [env, there]) {
    expect((await restore(settings, file)).out).toContain('The files of members are back, too (2).');
    const restored = await createStorage(parseEnv(settings));
    for (const key of keys) expect(String(await buffer((await restored.get(key)) ?? Readable.from([])))).toBe(key);
  }
});

onlyOn('sqlite', 'files in a bucket are left to its own backup, and the commands say so', async () => {
  const env = { ...settings(join(folder, 'data')), STORAGE_URL: 's3://key:hush@s3.example/bucket' };
  const file = join(folder, 'cardi.backup');
  await emptyDatabase(env.DATA_DIR);
  for (const { code, out } of [await backup(env, file), await restore(env, file)]) {
    expect([code, out]).toEqual([0, expect.stringContaining('in the bucket of STORAGE_URL')]);
    expect(out).not.toContain('hush');
  }
});
