import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { aMember } from '#server/testing/factories.ts';
import { findItemsOfMany } from './records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('rows of several viewers: each finds what they themselves may see', async () => {
  const [hidden, other] = [await aMember(app.deps, { isListed: false }), await aMember(app.deps)];
  const listingId = await app.aListing(other);
  const rows = [hidden.id, other.id, null].flatMap((viewerId) => [
    { kind: 'member' as const, item_id: hidden.id, viewerId },
    { kind: 'listing' as const, item_id: listingId, viewerId },
  ]);
  const itemOf = await findItemsOfMany(app.deps, rows, app.deps.now());
  expect(rows.map((row) => itemOf(row)?.id ?? null)).toEqual([hidden.id, listingId, null, listingId, null, listingId]);
});
