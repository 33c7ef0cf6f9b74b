import { afterAll, beforeAll, expect, test } from 'vitest';

import { exportAccount } from '#contract/account-data.ts';
import { signIn } from '#contract/accounts.ts';
import { createListing, listListings } from '#contract/listings.ts';
import { searchEverything } from '#contract/search.ts';
import { rebuildSearch } from '#server/features/search/rebuild.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { listingForm, samplePassword } from '#server/testing/factories.ts';
import { type Viewer, views } from '#server/testing/old-database-views.ts';
import { makeOldDatabases, type OldDatabase } from '#server/testing/old-databases.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationNames } from './migrate.ts';

let databases: OldDatabase[] = [];

beforeAll(async () => {
  databases = await makeOldDatabases();
});

afterAll(async () => {
  for (const database of databases) await database[Symbol.asyncDispose]();
});

/** A browser whose session an old version has started. */
function viewer(app: TestApp, who: Viewer): TestClient {
  const client = app.visitor();
  if (who !== 'visitor') client.cookies.set('cardi_session', `fixture-session-of-${who}`.padEnd(43, '-'));
  return client;
}

test('every version has rows in every table, and a value in every column, of its fixtures', () => {
  // Whatever is named here is to be filled by server/db/fixtures/<name of the migration>.sql.
  const unfilled = databases.flatMap((old) => old.unfilled.map((column) => `${old.version}: ${column}`));
  expect(unfilled).toEqual([]);
});

test.each(migrationNames)('of a database of version %s users see what they saw, and can go on', async (version) => {
  const old = databases.find((one) => one.version === version);
  if (!old) throw new Error('unreachable');
  const number = Number.parseInt(version, 10);
  const database = openDatabase(old.location, 'requests');
  await migrate(database);
  {
    await using app = await createTestApp({ database, env: { DATA_DIR: old.location.dataDir } });
    const visitor = app.visitor();

    // Records are found from the first moment on, and better once the job has indexed them anew.
    const early = await visitor.call(listListings, { query: { search: 'roofs therm', type: 'technology' } });
    expect(early.body.items).toMatchObject([{ id: 1 }]);
    await rebuildSearch(app.deps);
    expect((await visitor.call(searchEverything, { query: { q: 'thermosiphon' } })).body.groups).toHaveLength(1);

    for (const [since, who, endpoint, input, expected] of views) {
      if (since > number) continue;
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
