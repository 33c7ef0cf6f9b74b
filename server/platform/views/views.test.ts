import { describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/app.ts';
import { viewTotals } from './store.ts';
import { recordView, sweepViews, viewerOf } from './views.ts';

const viewed = { kind: 'listing', itemId: 7 };

describe('a view', () => {
  test('counts once for each viewer and day, and again after midnight (UTC)', async () => {
    await using app = await createTestApp();
    const total = async () => (await viewTotals(app.deps.database, 'listing', [7])).get(7);
    expect(await total()).toBeUndefined();
    expect(await recordView(app.deps, viewed, 'member:1')).toBe(true);
    expect(await recordView(app.deps, viewed, 'member:1')).toBe(false);
    expect(await recordView(app.deps, viewed, 'member:2')).toBe(true);
    expect(await total()).toBe(2);
    // From nine in the morning to the last moment of the day, and on to the first of the next.
    app.clock.advance({ minutes: 15 * 60, milliseconds: -1 });
    expect(await recordView(app.deps, viewed, 'member:1')).toBe(false);
    app.clock.advance({ milliseconds: 1 });
    expect(await recordView(app.deps, viewed, 'member:1')).toBe(true);
    expect(await total()).toBe(3);
  });

  test('belongs to one record: others with the same number or kind do not change', async () => {
    await using app = await createTestApp();
    await recordView(app.deps, viewed, 'member:1');
    await recordView(app.deps, { kind: 'member', itemId: 7 }, 'member:1');
    await recordView(app.deps, { kind: 'listing', itemId: 8 }, 'member:1');
    expect(await viewTotals(app.deps.database, 'listing', [7, 8, 9])).toEqual(
      new Map([
        [7, 1],
        [8, 1],
      ]),
    );
    expect(await viewTotals(app.deps.database, 'listing', [])).toEqual(new Map());
  });

  test('by one viewer many times at once counts once', async () => {
    await using app = await createTestApp();
    const counted = await Promise.all(Array.from({ length: 20 }, () => recordView(app.deps, viewed, 'member:1')));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect((await viewTotals(app.deps.database, 'listing', [7])).get(7)).toBe(1);
  });

  test('by many viewers at once counts for each', async () => {
    await using app = await createTestApp();
    await Promise.all(Array.from({ length: 20 }, (_, index) => recordView(app.deps, viewed, `member:${index}`)));
    expect((await viewTotals(app.deps.database, 'listing', [7])).get(7)).toBe(20);
  });

  test('stores no name: its hash is valid for one day and record, and is deleted with the day; totals stay', async () => {
    await using app = await createTestApp();
    await recordView(app.deps, viewed, 'member:1');
    await recordView(app.deps, { ...viewed, itemId: 8 }, 'member:1');
    const rows = await app.deps.database.db.selectFrom('views').selectAll().execute();
    expect(new Set(rows.map(({ viewer }) => viewer)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('member:1');
    await sweepViews(app.deps);
    expect(await app.deps.database.db.selectFrom('views').selectAll().execute()).toHaveLength(2);
    app.clock.advance({ days: 1 });
    await sweepViews(app.deps);
    expect(await app.deps.database.db.selectFrom('views').selectAll().execute()).toEqual([]);
    expect(await app.deps.database.db.selectFrom('view_keys').selectAll().execute()).toEqual([]);
    expect((await viewTotals(app.deps.database, 'listing', [7])).get(7)).toBe(1);
  });
});

describe('a viewer', () => {
  const visitor = (ip: string) => viewerOf({ session: null, ip });

  test('is a network or an account', () => {
    expect(visitor('192.0.2.1')).not.toBe(visitor('192.0.2.2'));
    expect(visitor('2001:db8::1')).toBe(visitor('2001:db8::2'));
    expect(visitor('192.0.2.1')).toBe('visitor:192.0.2.1');
  });

  test('L7: fifty browsers in one network are one viewer', async () => {
    await using app = await createTestApp();
    const id = await app.aListing(await app.aUser());
    for (let count = 0; count < 50; count++) {
      await fetch(`${app.url}/api/listings/${id}/views`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `browser ${count}` },
        body: '{}',
      });
    }
    expect((await viewTotals(app.deps.database, 'listing', [id])).get(id)).toBe(1);
  });
});
