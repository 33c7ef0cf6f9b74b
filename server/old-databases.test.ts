import { readFile } from 'node:fs/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { exportAccount } from '#contract/account-data.ts';
import { signIn } from '#contract/accounts.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { searchEverything } from '#contract/search.ts';
import { rebuildSearch } from '#server/features/search/rebuild.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { testDialect } from '#server/testing/database.ts';
import { listingForm, samplePassword } from '#server/testing/factories.ts';
import { makeOldDatabases, type OldDatabases, versionsWithRows } from '#server/testing/old-databases/databases.ts';
import { type Viewer, views } from '#server/testing/old-databases/views.ts';
import { onlyOn } from '#server/testing/only-on.ts';

let old: OldDatabases;

beforeAll(async () => {
  old = await makeOldDatabases();
});

afterAll(() => old[Symbol.asyncDispose]());

/** A browser whose session an old version has started. */
function viewer(app: TestApp, who: Viewer): TestClient {
  const client = app.visitor();
  if (who !== 'visitor') client.cookies.set('cardi_session', `fixture-session-of-${who}`.padEnd(43, '-'));
  return client;
}

onlyOn('sqlite', 'migrations make the tables that they have always made', async () => {
  // A new migration adds a line. Another hash for an old one says that it was changed, and that databases which have been
  // through it are not what the program takes them for; or that Kysely or SQLite puts the same tables in other words.
  expect(old.schemas).toEqual(
    JSON.parse(await readFile(`${import.meta.dirname}/testing/old-databases/schemas.json`, 'utf8')),
  );
});

test('every version has rows in every table, and a value in every column', () => {
  // What is named here is to be filled by server/testing/old-databases/<name of the migration>.sql, and to be seen in
  // server/testing/old-databases/views.ts.
  expect(old.unfilled).toEqual([]);
});

const newest = Number.parseInt(versionsWithRows.at(-1) ?? '', 10);

/**
 * What older versions have written is looked at, too. PostgreSQL, where that takes four times as long, shows it in the
 * newest database alone.
 */
function isLookedAt(since: number, version: number): boolean {
  return since === version || (since < version && (testDialect === 'sqlite' || version === newest));
}

test.each(versionsWithRows)('of a database of version %s users see what they saw, and can go on', async (version) => {
  const location = old.locations.get(version);
  if (!location) throw new Error('unreachable');
  const number = Number.parseInt(version, 10);
  const database = openDatabase(location, 'requests');
  await migrate(database);
  {
    await using app = await createTestApp({ database, env: { DATA_DIR: location.dataDir } });
    const visitor = app.visitor();

    // Records are found from the first moment on, and better once the job has indexed them again.
    const early = await visitor.call(listListings, { query: { search: 'roofs therm', type: 'technology' } });
    expect(early.body.items).toMatchObject([{ id: 1 }]);
    await rebuildSearch(app.deps);
    expect((await visitor.call(searchEverything, { query: { q: 'thermosiphon' } })).body.groups).toHaveLength(1);

    for (const [since, who, endpoint, input, expected] of views) {
      if (!isLookedAt(since, number)) continue;
      const { body } = await viewer(app, who).call(endpoint, input as never);
      expect.soft(body, `${endpoint.name} of ${who}`).toMatchObject(expected);
    }

    const ada = app.visitor();
    await ada.call(signIn, { body: { username: 'Ada@example.com', password: samplePassword } });
    const { data } = (await ada.call(exportAccount, {})).body;
    expect(JSON.stringify(data)).toContain('Thermosiphon for cold roofs');
    const { body: added } = await ada.call(createListing, { body: listingForm() });
    const { body: all } = await visitor.call(listListings, { query: {} });
    expect(Math.max(...all.items.map(({ id }) => id))).toBe(added.id);
  }
  await database.close();
});
