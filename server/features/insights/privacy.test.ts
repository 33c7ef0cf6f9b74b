import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendEnquiry } from '#contract/enquiries.ts';
import { getInsights, listFigureRecords } from '#contract/insights.ts';
import { recordView } from '#server/platform/views/views.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { countMarkets } from './count/job.ts';

let app: TestApp;
let reader: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  reader = await app.as('admin');
});
afterAll(() => app[Symbol.asyncDispose]());

/** What these members read on the present day. */
async function read(itemId: number, viewers: readonly string[]) {
  for (const viewer of viewers) await recordView(app.deps, { kind: 'listing', itemId }, viewer);
}

const members = (count: number) => Array.from({ length: count }, (_, index) => `member:${index}`);

/** The figures of a listing in the charts of what is most read and most asked for. */
async function figures(id: number) {
  await countMarkets(app.deps);
  const { charts } = (await reader.call(getInsights, { params: { by: 'focus-area', id: 'energy-storage' } })).body;
  const of = (name: string) =>
    charts.find((chart) => chart.id === name)?.rows.find((row) => row.id === `listing-${id}`);
  return { read: of('most-read')?.values ?? null, asked: of('most-asked')?.values ?? null };
}

test('reads are told only of days on which five came, once the day is over', async () => {
  const id = await app.aListing(await app.aUser());
  await read(id, members(4));
  expect((await figures(id)).read).toBeNull();
  app.clock.advance({ days: 1 });
  // Four more, or the same four: nobody can tell, so they do not add up.
  await read(id, ['member:7', ...members(3)]);
  app.clock.advance({ days: 1 });
  expect((await figures(id)).read).toBeNull();

  await read(id, members(5));
  expect((await figures(id)).read).toBeNull();
  app.clock.advance({ days: 1 });
  expect((await figures(id)).read).toEqual([5, null]);
  // One reader more changes no figure: between any two figures lie five readers at least.
  await read(id, members(1));
  expect((await figures(id)).read).toEqual([5, null]);
  app.clock.advance({ days: 1 });
  expect((await figures(id)).read).toEqual([5, null]);
  await read(id, members(7));
  app.clock.advance({ days: 1 });
  expect((await figures(id)).read).toEqual([12, null]);
});

test('members who wrote are told in steps of five, and visitors not at all', async () => {
  const id = await app.aListing(await app.aUser());
  const ask = async (client: TestClient, email: string) => {
    const body = {
      kind: 'listing' as const,
      id,
      name: 'Rosa Test',
      email,
      message: 'Is it still available for us?',
    };
    await client.call(sendEnquiry, { body });
  };
  for (let visitor = 0; visitor < 6; visitor += 1) await ask(app.visitor(), `visitor-${visitor}@example.com`);
  expect((await figures(id)).asked).toBeNull();
  const askers = await Promise.all(Array.from({ length: 9 }, () => app.as('member')));
  let last: number | null = null;
  const seen: (number | null)[] = [];
  for (const [index, client] of askers.entries()) {
    await ask(client, `asker-${index}@example.com`);
    // Writing again does not make two of one.
    await ask(client, `asker-${index}-again@example.com`);
    const value = (await figures(id)).asked?.[1] ?? null;
    expect(Math.abs((value ?? 0) - (last ?? 0)) % 5).toBe(0);
    last = value;
    seen.push(value);
  }
  expect(seen).toEqual([null, null, null, null, 5, 5, 5, 5, 5]);
});

test('a withheld value opens no records, and one that is given opens its own only', async () => {
  const id = await app.aListing(await app.aUser());
  await read(id, members(5));
  app.clock.advance({ days: 1 });
  expect((await figures(id)).read).toEqual([5, null]);
  const params = { by: 'focus-area', id: 'energy-storage' } as const;
  const behind = async (column: string) =>
    (await reader.call(listFigureRecords, { params, query: { chart: 'most-read', row: `listing-${id}`, column } }))
      .body;
  expect((await behind('reads')).items).toMatchObject([{ kind: 'listing', id, detail: 'Read 5 times' }]);
  expect(await behind('askers')).toEqual({ items: [], nextCursor: null, count: { value: 0, isCapped: false } });
});
