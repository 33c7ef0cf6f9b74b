import { describe, expect, test } from 'vitest';

import { signIn } from '#contract/accounts.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { delayAfter, guessesAtOnce, signInGuesses } from './sign-in-guesses.ts';

const strict = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };
const wrong = 'Wrong-Password-1';

const from = (app: TestApp, address: string) => app.visitor({ headers: { 'X-Forwarded-For': address } });

async function tries(client: TestClient, username: string, password: string): Promise<number> {
  return (await client.send(signIn, { body: { username, password } })).status;
}

/** Guesses until the network is refused. */
async function guessesOut(app: TestApp, address: string, username: string): Promise<void> {
  for (let count = 0; count < signInGuesses.limit; count += 1) {
    expect(await tries(from(app, address), username, wrong), `guess ${count}`).toBe(401);
  }
  expect(await tries(from(app, address), username, wrong)).toBe(429);
}

describe('M4: guesses cannot lock a member out', () => {
  test('strangers who guess are refused, and the owner can still sign in elsewhere, by name and by address', async () => {
    await using app = await createTestApp({ env: strict });
    const user = await app.aUser();
    await guessesOut(app, '203.0.113.1', user.username);
    await guessesOut(app, '203.0.113.1', user.email);
    expect(await tries(from(app, '198.51.100.7'), user.username, samplePassword)).toBe(200);
    expect(await tries(from(app, '198.51.100.7'), user.email, samplePassword)).toBe(200);
  });

  test('a device that has signed in before is not limited by guesses from the same network', async () => {
    await using app = await createTestApp({ env: strict });
    const user = await app.aUser();
    const device = from(app, '203.0.113.1');
    expect(await tries(device, user.username, samplePassword)).toBe(200);
    const other = await app.aUser();
    const othersDevice = from(app, '203.0.113.1');
    expect(await tries(othersDevice, other.username, samplePassword)).toBe(200);
    await guessesOut(app, '203.0.113.1', user.username);
    expect(await tries(device, user.username, samplePassword)).toBe(200);
    // A device is known only to the accounts it has signed in to.
    expect(await tries(othersDevice, user.username, samplePassword)).toBe(429);
    expect(await tries(othersDevice, other.username, samplePassword)).toBe(200);
  });

  test('a known device has a separate count: a stolen one has no more guesses than a stranger', async () => {
    await using app = await createTestApp({ env: strict });
    const user = await app.aUser();
    const device = from(app, '203.0.113.1');
    await tries(device, user.username, samplePassword);
    for (let count = 0; count < signInGuesses.limit; count += 1) {
      expect(await tries(device, user.username, wrong)).toBe(401);
    }
    expect(await tries(device, user.username, samplePassword)).toBe(429);
    expect(await tries(from(app, '203.0.113.1'), user.username, samplePassword)).toBe(200);
  });
});

describe('M4: only failures count', () => {
  test('a success resets the count', async () => {
    await using app = await createTestApp({ env: strict });
    const user = await app.aUser();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 1; count < signInGuesses.limit; count += 1) {
        expect(await tries(from(app, '203.0.113.1'), user.username, wrong)).toBe(401);
      }
      expect(await tries(from(app, '203.0.113.1'), user.username, samplePassword)).toBe(200);
    }
  });

  test('the attempt after the limit is refused, in any spelling of the name, until the window ends', async () => {
    await using app = await createTestApp({ env: strict });
    await app.aUser({ username: 'Élodie' });
    const spellings = ['Élodie', 'ÉLODIE', ' élodie', 'e\u0301lodie\t', 'Élodie   '];
    for (let count = 0; count < signInGuesses.limit; count += 1) {
      expect(await tries(from(app, '203.0.113.1'), spellings[count % spellings.length] ?? '', wrong)).toBe(401);
    }
    const visitor = from(app, '203.0.113.1');
    const refused = await visitor.refused(signIn, { body: { username: 'élodie', password: samplePassword } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(signInGuesses.windowSeconds)]);
    expect(await tries(visitor, 'somebody-else', wrong)).toBe(401);
    app.clock.advance({ seconds: signInGuesses.windowSeconds });
    expect(await tries(visitor, 'élodie', samplePassword)).toBe(200);
  });

  test('an unknown name is treated alike, and stored as a hash', async () => {
    await using app = await createTestApp({ env: strict });
    await guessesOut(app, '203.0.113.1', 'very-secret-name');
    const rows = await app.deps.database.db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('very-secret-name');
  });

  test('of many attempts at once, no more than the limit are checked', async () => {
    await using app = await createTestApp({ env: strict });
    const user = await app.aUser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tries(from(app, '203.0.113.1'), user.username, wrong)),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(signInGuesses.limit);
  });
});

describe('M4: the account as a whole is only delayed', () => {
  test('by twice as long each time, up to four seconds', () => {
    expect([-5, 0, 1, 2, 3, 4, 5, 6, 1000].map(delayAfter)).toEqual([0, 0, 250, 500, 1000, 2000, 4000, 4000, 4000]);
  });

  test('guesses from many networks delay strangers, but not a known device', async () => {
    await using app = await createTestApp({ env: strict });
    const user = await app.aUser();
    const device = from(app, '198.51.100.7');
    await tries(device, user.username, samplePassword);
    for (let count = 0; count < guessesAtOnce; count += 1) {
      expect(await tries(from(app, `203.0.113.${count}`), user.username, wrong)).toBe(401);
    }
    const key = () =>
      app.deps.database.db
        .selectFrom('rate_limits')
        .where('key', 'like', 'accounts.signIn:failed:%')
        .where('key', 'not like', '%:network:%')
        .where('key', 'not like', '%:device:%')
        .select('hits')
        .execute();
    expect(await key()).toEqual([{ hits: guessesAtOnce }]);
    // The known device is counted separately, so it never waits.
    expect(await tries(device, user.username, wrong)).toBe(401);
    expect(await tries(device, user.username, samplePassword)).toBe(200);
    expect(await key()).toEqual([{ hits: guessesAtOnce }]);
    // A stranger waits, and can sign in with the right password.
    const started = performance.now();
    expect(await tries(from(app, '203.0.113.200'), user.username, samplePassword)).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(delayAfter(1) - 1);
  });
});
