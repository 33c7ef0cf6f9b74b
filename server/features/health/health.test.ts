import { expect, test } from 'vitest';

import { contractVersion, health, ready, version } from '#contract/health.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { productVersion } from '#server/platform/version.ts';
import { createTestApp } from '#server/testing/app.ts';
import { makeLocation } from '#server/testing/database.ts';

test('a server that is ready says so to everyone, uncached', async () => {
  await using app = await createTestApp();
  for (const endpoint of [health, ready]) {
    const { headers } = await app.visitor().call(endpoint);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('during a shutdown it is alive but not ready', async () => {
  let isDraining = false;
  await using app = await createTestApp({ isDraining: () => isDraining });
  await app.visitor().call(ready);
  isDraining = true;
  const { status, body } = await app.visitor().refused(ready);
  expect(status).toBe(503);
  expect(body).toEqual({ code: 'unavailable', message: 'This server is stopping.' });
  await app.visitor().call(health);
});

test('without its database it is alive but not ready', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  await migrate(database);
  await using app = await createTestApp({ database });
  await database.close();
  const { body } = await app.visitor().refused(ready);
  expect(body).toEqual({ code: 'unavailable', message: 'The database does not answer.' });
  await app.visitor().call(health);
});

test('the version tells the desktop app which server this is', async () => {
  await using app = await createTestApp({ env: { APP_MODE: 'staging' } });
  const { body } = await app.visitor().call(version);
  expect(body).toEqual({ product: 'cardi', version: productVersion, contractVersion, mode: 'staging' });
  expect(productVersion).toMatch(/^\d+\.\d+\.\d+/);
});
