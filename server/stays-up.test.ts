import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { me, publishedTestPassword, signIn, testUsers } from '#contract/accounts.ts';
import { health, ready } from '#contract/health.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { listOwnListings } from '#contract/listings-own.ts';
import { createClient } from '#server/testing/client.ts';
import { makeLocation, type TestLocation } from '#server/testing/database.ts';
import { listingForm } from '#server/testing/factories.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { openDatabase } from './platform/db/database.ts';

function settings({ dataDir, databaseUrl }: TestLocation, more: Record<string, string> = {}) {
  return { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal', ...more } };
}

/** A request over a kept-open connection, if the server allows it. */
async function ask(url: string, agent: Agent): Promise<{ status: number | undefined; connection: string | undefined }> {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, connection: response.headers.connection };
}

test('R7: on SIGTERM readiness turns first, calls are still served, and each connection is closed with an answer', async () => {
  await using location = await makeLocation({ seeded: 'today' });
  await using server = await startServerProcess(settings(location, { DRAIN_SECONDS: '60' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect(await ask(`${server.url}/healthz`, agent)).toEqual({ status: 200, connection: 'keep-alive' });
  const ended = server.stop('SIGTERM');
  const client = createClient(server.url);
  await expect.poll(async () => (await client.send(ready)).status).toBe(503);
  // Callers that have not noticed the shutdown are still served, over kept and new connections.
  expect(await ask(`${server.url}/api/listings`, agent)).toEqual({ status: 200, connection: 'close' });
  expect((await client.call(health)).headers.get('connection')).toBe('close');
  // A second signal means "at once".
  process.kill(server.pid, 'SIGTERM');
  expect(await ended).toBe(0);
});

test('M5: what is stored is for the server’s user alone, what an earlier version left open included', async () => {
  await using location = await makeLocation({ seeded: 'today' });
  const { dataDir } = location;
  await mkdir(join(dataDir, 'outbox'));
  await writeFile(join(dataDir, 'outbox', '000001.eml'), 'a link');
  for (const path of ['.', 'outbox']) await chmod(join(dataDir, path), 0o755);
  await chmod(join(dataDir, 'outbox', '000001.eml'), 0o644);
  const database = openDatabase(location);
  await chmod(join(dataDir, 'cardi.db'), 0o644);
  await chmod(join(dataDir, 'cardi.db-wal'), 0o644);
  await using server = await startServerProcess(settings(location));
  await createClient(server.url).call(signIn, { body: { username: 'member', password: publishedTestPassword } });
  const modeOf = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8);
  expect([await modeOf('.'), await modeOf('outbox')]).toEqual(['700', '700']);
  for (const file of ['cardi.db', 'cardi.db-wal', 'cardi.db-shm', 'outbox/000001.eml']) {
    expect(await modeOf(file), file).toBe('600');
  }
  await database.close();
});

test('M5: a folder that is used for other things stays as it is, what is ours in it does not', async () => {
  await using location = await makeLocation();
  await writeFile(join(location.dataDir, 'somebody-elses'), '');
  await chmod(location.dataDir, 0o755);
  await using server = await startServerProcess(settings(location));
  await createClient(server.url).call(health);
  expect((await stat(location.dataDir)).mode & 0o777).toBe(0o755);
  expect((await stat(join(location.dataDir, 'cardi.db'))).mode & 0o777).toBe(0o600);
});

test("M1: in staging the test users' password is printed at the start or set, and quick login asks for it", async () => {
  await using location = await makeLocation({ seeded: 'today' });
  const signInWith = (url: string, password: string) =>
    createClient(url).send(signIn, { body: { username: 'admin', password } });
  await using first = await startServerProcess(settings(location, { APP_MODE: 'staging' }));
  const printed = /password (\S+)/.exec(first.output())?.[1] ?? '';
  expect(printed.length).toBeGreaterThan(12);
  expect((await signInWith(first.url, publishedTestPassword)).status).toBe(401);
  expect((await createClient(first.url).call(testUsers)).body.password).toBeNull();
  const client = createClient(first.url);
  await client.call(signIn, { body: { username: 'admin', password: printed } });
  await first.stop();

  await using second = await startServerProcess(
    settings(location, { APP_MODE: 'staging', TEST_USERS_PASSWORD: 'Tidal-Power-7' }),
  );
  expect(second.output()).not.toContain('Tidal-Power-7');
  expect((await signInWith(second.url, 'Tidal-Power-7')).status).toBe(200);
  expect((await signInWith(second.url, printed)).status).toBe(401);
  const later = createClient(second.url);
  for (const [name, value] of client.cookies) later.cookies.set(name, value);
  expect((await later.call(me)).body, 'a session from before the password changed').toBeNull();
});

/** A memory file system that fills up like a small disk; `null` where mounting is not allowed. */
async function smallDisk(megabytes: number): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), 'cardi-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  onTestFinished(async () => {
    execFileSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Fills the remaining space. Resolves to a function that frees it. */
async function fill(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  try {
    for (const size of [1 << 20, 4096]) {
      for (;;) await file.write(Buffer.alloc(size, 1)).then(({ bytesWritten }) => expect(bytesWritten).toBe(size));
    }
  } catch {
    // The disk is full.
  }
  await file.close();
  return () => rm(path);
}

test('R8, R13: on a full disk writes say why they fail, members read on, and all is well once there is room', async (context) => {
  const disk = await smallDisk(40);
  if (!disk) return context.skip('needs the right to mount a small disk');
  const logFile = join(disk, 'log');
  await using server = await startServerProcess({
    env: { DATA_DIR: join(disk, 'data'), LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1000' },
    logTo: logFile,
  });
  const client = createClient(server.url);
  await client.call(signIn, { body: { username: 'member', password: publishedTestPassword } });
  // Sets the last use to ten minutes ago, so that a read wants to update it.
  const database = openDatabase({ dataDir: join(disk, 'data'), databaseUrl: undefined });
  const idle = new Date(Date.now() - 600_000).toISOString();
  await database.write((trx) => trx.updateTable('sessions').set({ last_seen_at: idle }).execute());
  await database.close();
  // Room for the lines that say why: otherwise it would depend on the last page of the log.
  execFileSync('fallocate', ['--keep-size', '--length', '64KiB', logFile]);
  const free = await fill(disk);
  // The write-ahead log has some space left.
  await expect
    .poll(async () => (await client.send(createListing, { body: listingForm() })).status, {
      timeout: 20_000,
      interval: 1,
    })
    .toBe(503);
  const { body, headers } = await client.refused(createListing, { body: listingForm() });
  expect(body).toEqual({
    code: 'unavailable',
    message: 'We have run out of storage space, so nothing can be saved at the moment. You can still read everything.',
  });
  expect(headers.get('retry-after')).toBe('60');
  // More than fits into the log's memory at once.
  for (let time = 0; time < 50; time += 1) {
    expect((await client.send(listListings, { query: {} })).status).toBe(200);
    expect((await client.send(listOwnListings, { query: {} })).status, 'as a member').toBe(200);
  }
  await expect.poll(async () => (await client.send(ready)).status).toBe(503);
  expect(await (await client.send(ready)).json()).toMatchObject({ message: 'The disk of the database is full.' });
  await free();
  await expect.poll(async () => (await client.send(createListing, { body: listingForm() })).status).toBe(201);
  await expect.poll(async () => (await client.send(ready)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('database or disk is full');
  expect(server.output()).not.toContain('no transaction is active');
});
