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
import { listingForm, samplePassword } from '#server/testing/factories.ts';
import {
  makeOldDatabases,
  type OldDatabases,
  openedVersions,
  schemasOfFixtures,
  versionsWithRows,
  viewsOf,
} from '#server/testing/old-databases/databases.ts';
import type { Viewer } from '#server/testing/old-databases/view.ts';
import { onlyOn } from '#server/testing/only-on.ts';

let old: OldDatabases;

beforeAll(async () => {
  old = await makeOldDatabases();
});

afterAll(() => old[Symbol.asyncDispose]());

/** A browser with a session from an old version. */
function viewer(app: TestApp, who: Viewer): TestClient {
  const client = app.visitor();
  if (who !== 'visitor') client.cookies.set('cardi_session', `fixture-session-of-${who}`.padEnd(43, '-'));
  return client;
}

onlyOn('sqlite', 'migrations make the tables that they have always made', async () => {
  // A new migration has its hash in the first line of server/testing/old-databases/<its name>.sql. A different hash for
  // an old migration means that the migration was changed, so that existing databases differ from what the program
  // expects; or that Kysely or SQLite writes the same tables differently.
  expect(old.schemas).toEqual(schemasOfFixtures);
});

onlyOn('sqlite', 'every version has rows in every table, and a value in every column', async () => {
  // A table or column named here needs values in server/testing/old-databases/<name of the migration>.sql, and a call
  // that shows them in <name of the migration>.ts beside it.
  expect(old.unfilled).toEqual([]);
});

const newest = Number.parseInt(versionsWithRows.at(-1) ?? '', 10);

/**
 * Whether a database's test checks rows that an earlier version (`since`) has written. Such rows have met the same
 * migrations in every database that holds them, so only the newest database's test looks at all of them.
 */
const isLookedAt = (since: number, version: number) => since === version || (since < version && version === newest);

test.each(openedVersions)(
  'users of a database of version %s see the same as before, and can continue',
  async (version) => {
    const location = old.locations.get(version);
    if (!location) throw new Error('unreachable');
    const number = Number.parseInt(version, 10);
    const database = openDatabase(location, 'requests');
    await migrate(database);
    {
      await using app = await createTestApp({ database, env: { DATA_DIR: location.dataDir } });
      const visitor = app.visitor();

      // Records are found at once, and better after the job has reindexed them.
      const early = await visitor.call(listListings, { query: { search: 'roofs therm', type: 'technology' } });
      expect(early.body.items).toMatchObject([{ id: 1 }]);
      await rebuildSearch(app.deps);
      expect((await visitor.call(searchEverything, { query: { q: 'thermosiphon' } })).body.groups).toHaveLength(1);

      for (const since of versionsWithRows) {
        if (!isLookedAt(Number.parseInt(since, 10), number)) continue;
        for (const [who, endpoint, input, expected] of await viewsOf(since)) {
          const { body } = await viewer(app, who).call(endpoint, input as never);
          expect.soft(body, `${endpoint.name} of ${who}`).toMatchObject(expected);
        }
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
  },
);
