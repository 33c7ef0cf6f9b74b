import { describe, expect, test } from 'vitest';

import { createUser, me, signIn } from '#contract/accounts.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { sampleSecretKey } from '#server/testing/app.ts';
import { createClient } from '#server/testing/client.ts';
import { makeLocation, type TestLocation } from '#server/testing/database.ts';
import { runCli } from '#server/testing/run-command.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { adminCommand } from './admin-arguments.ts';
import { resultOf } from './command.ts';

const password = 'Tidal-Power-7';
const production = {
  APP_MODE: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  LOG_LEVEL: 'silent',
  SECRET_KEY: sampleSecretKey,
  // Other tests check that admins need two-factor sign-in.
  ADMIN_TWO_FACTOR: 'optional',
};

function settings({ dataDir, databaseUrl }: TestLocation) {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...production };
}

async function storedUsers(location: TestLocation) {
  const database = openDatabase(location);
  try {
    return await database.db.selectFrom('users').select(['username', 'role']).orderBy('id').execute();
  } finally {
    await database.close();
  }
}

/** Runs the command in this process, with `input` for the password. */
function admin(location: TestLocation, args: readonly string[], { input = '', env = {} } = {}) {
  return resultOf(
    adminCommand(async () => input),
    { ...settings(location), ...env },
    args,
  );
}

describe('the first admin', () => {
  test('can be created before the first start or while the server runs, or promoted, and is in the security log', async () => {
    await using location = await makeLocation();
    const env = settings(location);
    const args = ['create', '--username', 'ada', '--email', 'ada@test.example', '--name', 'Ada Admin'];
    expect(await runCli('admin', args, { env, input: `${password}\n` })).toEqual({
      code: 0,
      out: 'ada is now an admin and can sign in.\n',
      error: '',
    });
    await using server = await startServerProcess({ env });
    const second = ['create', '--username', 'ben', '--email', 'ben@test.example'];
    expect((await runCli('admin', second, { env, input: password })).code).toBe(0);
    for (const username of ['ada', 'ben']) {
      const client = createClient(server.url, { origin: 'http://127.0.0.1' });
      await client.call(signIn, { body: { username, password } });
      expect((await client.call(me)).body).toMatchObject({ username, role: 'admin' });
      const { body } = await client.call(listAuditEntries, { query: {} });
      expect(body.items.map(({ target, note }) => [target, note])).toEqual([
        ['ben', 'Created as an admin, with the command line on the server'],
        ['ada', 'Created as an admin, with the command line on the server'],
      ]);
    }

    // A member who signed up is promoted, and the member's session ends.
    const client = createClient(server.url, { origin: 'http://127.0.0.1' });
    await client.call(createUser, { body: { username: 'Cara', email: 'cara@test.example', password } });
    await client.call(signIn, { body: { username: 'Cara', password } });
    const promote = () => admin(location, ['promote', '--username', 'cara']);
    expect((await promote()).out).toBe('Cara is now an admin and must sign in again.\n');
    expect((await client.call(me)).body).toBeNull();
    expect(await promote()).toEqual({ code: 0, out: 'Cara is already an admin.\n', error: '' });
    await client.call(signIn, { body: { username: 'Cara', password } });
    expect((await client.call(listAuditEntries, { query: {} })).body.items).toHaveLength(3);
  });

  test('is refused in one sentence if something is wrong, and nothing is stored', async () => {
    await using location = await makeLocation({ isMigrated: true });
    const create = (username: string, email: string, input: string) =>
      admin(location, ['create', '--username', username, '--email', email], { input });
    await create('ada', 'ada@test.example', password);
    const unknownOption = ['create', '--password', 'x'];
    const complaints = [
      [await create('ADA', 'other@test.example', password), /^A user with that name or address already exists\./],
      [await create('other', 'Ada@Test.example', password), /^A user with that name or address already exists\./],
      [await create('eve', 'eve@test.example', 'short'), /^Password must .* \(password\)\.\n$/],
      [await create('eve', 'eve@test.example', ''), /^Password must .* \(password\)\.\n$/],
      [await create('eve', 'eve@test.example', 'Password1'), /common/],
      [await create('eve', 'nobody', password), /^Please enter a valid email address \(email\)\.\n$/],
      [await create('e', 'eve@test.example', password), /^Username must .* \(username\)\.\n$/],
      [await admin(location, ['promote', '--username', 'nobody']), /^There is no user nobody\.\n$/],
      [await admin(location, ['create', '--username', 'eve'], { input: password }), /\(email\)/],
      [await admin(location, []), /^How to make an admin:/],
      [await admin(location, ['promote', '--username', 'ada'], { env: { PORT: 'x' } }), /^PORT must be/],
      [await admin(location, unknownOption), /^Unknown option '--password'/],
      // As a real program, which prints the sentence and nothing else.
      [await runCli('admin', unknownOption, { env: settings(location) }), /^Unknown option '--password'/],
    ] as const;
    for (const [{ code, out, error }, sentence] of complaints) {
      expect([code, out]).toEqual([1, '']);
      expect(error).toMatch(sentence);
      expect(error).not.toMatch(/\n\s+at /);
    }
    expect(await storedUsers(location)).toEqual([{ username: 'ada', role: 'admin' }]);
  });
});
